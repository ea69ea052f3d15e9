import { languageOf } from '../github/languages'
import { hasTestInName, hasTestName, isTooling } from '../github/paths'
import type { FileEntry } from '../github/worth'
import type { Evidence } from './evidence-types'

const smallBytes = 3000
const testedNatures = new Set([
  'web app',
  'mobile app',
  'server',
  'bot',
  'library',
  'library with a command',
  'command-line program',
  'monorepo',
  'project',
  'desktop app',
])
const testedLanguages = new Set(
  'JavaScript TypeScript Python Java Kotlin C# Go Rust Ruby PHP Swift Dart Scala Elixir'.split(' '),
)
const untestedLanguages = new Set(['Shell', 'HCL', 'Vim script', 'Jupyter Notebook'])
/** Of Laravel and of Android. */
const templateTestName =
  /^tests\/(?:Feature|Unit)\/ExampleTest\.php$|\/Example(?:Unit|Instrumented)Test\.(?:kt|java)$/
const aboutTests = /test|spec|jest|mocha|junit|nunit|vitest|cypress|playwright|check/i

/** Few tests are neither praised nor counted against a project. */
export const hasManyTests = ({ tests, inlineTests, sources }: Evidence) =>
  tests.length + inlineTests.length > sources.length / 10

/** The test that a template brings, where there is no other. */
export function templateTestOf({ tests, facts }: Evidence): string | undefined {
  const isOfTemplate = ({ path }: { path: string }) =>
    facts.files[path]?.source?.isTemplateTest ?? templateTestName.test(path)
  return tests.every(isOfTemplate) ? tests[0]?.path : undefined
}

const familyOf = ({ path }: FileEntry) =>
  /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/.test(path) ? 'JavaScript' : languageOf(path)

/** The largest of the files that are surely tests, by name or by what was read; undefined where there are few. */
export function testExampleOf(evidence: Evidence): string | undefined {
  const { tests, inlineTests, facts, written } = evidence
  if (evidence.sources.length === 0 || !hasManyTests(evidence) || templateTestOf(evidence)) {
    return undefined
  }
  // Those in another language may be of a copied part or a page beside it; those of types are no runner's.
  const families = new Set(written.map(familyOf))
  const own = tests.filter(
    (file) =>
      !file.path.includes('.test-d.') &&
      !isTooling(file.path) &&
      (families.size === 0 || families.has(familyOf(file))),
  )
  const read = own.filter(({ path }) => facts.files[path]?.source?.hasTests)
  const isNamed = ({ path }: FileEntry) => hasTestName(path)
  const isCode = ({ path }: FileEntry) => !/\.h\w*$|support|helper|util|common/i.test(path)
  const kinds = [read.filter(isNamed), read.filter(isCode), own.filter(isNamed), inlineTests]
  const examples = kinds.find(({ length }) => length > 0) ?? []
  return examples.toSorted((one, other) => other.bytes - one.bytes)[0]?.path
}

/** Whether a project of a tested kind has no test, and nothing at all speaks of tests. */
export function areTestsUnseen(evidence: Evidence): boolean {
  const { sources, isWhole, nature, language, mains, facts } = evidence
  const bytes = sources.reduce((sum, file) => sum + file.bytes, 0)
  if (!isWhole || bytes < smallBytes || speaksOfTests(evidence)) return false
  if (!testedNatures.has(nature) || untestedLanguages.has(language)) return false
  // Several programs or pages are exercises.
  const pages = facts.entries.filter(({ path }) => path.endsWith('/index.html'))
  const areExercises = mains.length > 2 || pages.length > 2
  return nature !== 'project' || (testedLanguages.has(language) && !areExercises)
}

const speaksOfTests = ({ tests, inlineTests, manifests, ci, facts, readme }: Evidence) =>
  tests.length + inlineTests.length > 0 ||
  [...(readme?.commands ?? []), ...(readme?.headings ?? [])].some((words) => /test/i.test(words)) ||
  facts.entries.some(({ path }) => hasTestInName(path)) ||
  manifests.some(
    (one) => one.testCommand || dependenciesOf(one).some((name) => aboutTests.test(name)),
  ) ||
  ci.some(({ commands }) => commands.some((command) => aboutTests.test(command)))

const dependenciesOf = ({ dependencies, devDependencies = [] }: Evidence['manifests'][number]) => [
  ...dependencies,
  ...devDependencies,
]

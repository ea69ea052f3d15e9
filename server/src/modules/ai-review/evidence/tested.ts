import { hasTestInName } from '../github/paths'
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
  'program',
  'monorepo',
  'project',
  'desktop app',
])
const testedLanguages = new Set(
  'JavaScript TypeScript Python Java Kotlin C# Go Rust Ruby PHP Swift Dart Scala Elixir'.split(' '),
)
const untestedLanguages = new Set(['Shell', 'HCL', 'Vim script', 'Jupyter Notebook'])
/** Runners by the names of their packages. */
const runners: Record<string, string> = {
  jest: 'Jest',
  vitest: 'Vitest',
  mocha: 'Mocha',
  ava: 'AVA',
  tap: 'tap',
  tape: 'tape',
  uvu: 'uvu',
  jasmine: 'Jasmine',
  cypress: 'Cypress',
  '@playwright/test': 'Playwright',
  pytest: 'pytest',
  junit: 'JUnit',
  'junit-jupiter': 'JUnit',
  rspec: 'RSpec',
  minitest: 'Minitest',
  'phpunit/phpunit': 'PHPUnit',
  'pestphp/pest': 'Pest',
  xunit: 'xUnit.net',
  nunit: 'NUnit',
  proptest: 'proptest',
}
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

interface TestExample {
  path: string
  runner: string | undefined
}

/** The largest of the files with tests, and the runner where it is the only one; undefined where there are few. */
export function testExampleOf(evidence: Evidence): TestExample | undefined {
  const { tests, inlineTests, manifests, facts } = evidence
  if (evidence.sources.length === 0 || !hasManyTests(evidence) || templateTestOf(evidence)) {
    return undefined
  }
  const read = tests.filter(({ path }) => facts.files[path]?.source?.hasTests)
  // Another tool than the runner checks types.
  const ofBehaviour = read.filter(({ path }) => !path.includes('.test-d.'))
  const kinds = [ofBehaviour, read, tests, inlineTests]
  const examples = kinds.find(({ length }) => length > 0) ?? []
  const [largest] = examples.toSorted((one, other) => other.bytes - one.bytes)
  // A part in another language has a runner of its own.
  const isScript = /\.[cm]?[jt]sx?$/.test(largest?.path ?? '')
  const names = manifests
    .filter(({ format }) => (format === 'npm') === isScript)
    .flatMap(dependenciesOf)
  const used = new Set(
    names.flatMap((name) => (Object.hasOwn(runners, name) ? (runners[name] ?? []) : [])),
  )
  return largest && { path: largest.path, runner: used.size === 1 ? [...used][0] : undefined }
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

import type { Evidence } from '../evidence/evidence-types'
import { hasTestInName } from '../github/paths'
import type { Finding, Rule } from './finding'
import { code } from './quote'

const smallBytes = 3000
const firstTest =
  'Begin with the function that would hurt most if it were wrong: a usual case, an edge and an error.'
const tested = new Set([
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
const runners = [
  'jest',
  'vitest',
  'mocha',
  'ava',
  'tap',
  'tape',
  'jasmine',
  'cypress',
  '@playwright/test',
  'pytest',
  'junit',
  'junit-jupiter',
  'rspec',
  'minitest',
  'phpunit/phpunit',
  'pestphp/pest',
  'xunit',
  'nunit',
  'proptest',
  'github.com/stretchr/testify',
]
const aboutTests = /test|spec|jest|mocha|junit|nunit|vitest|cypress|playwright|check/i

/** What is tested; where no tests are seen, a question. */
export const testRules: Rule = (evidence) => [
  templateTest(evidence) ?? isTested(evidence),
  unseen(evidence),
]

function templateTest({ tests, facts }: Evidence): Finding | undefined {
  const [only] = tests
  if (!only || !tests.every(({ path }) => facts.files[path]?.source?.isTemplateTest))
    return undefined
  return {
    rule: 'template-test',
    kind: 'risk',
    claim: [only.path],
    title: 'The only tests are the template’s.',
    evidence: `${code(only.path)} tests what the template shows, not what you built.`,
    file: only.path,
    step: { what: 'Replace the template’s test by one of your own.', how: firstTest },
    weight: 74,
  }
}

/** Few tests are neither praised nor counted against a project. */
export const hasManyTests = ({ tests, inlineTests, sources }: Evidence) =>
  tests.length + inlineTests.length > sources.length / 10

function isTested(evidence: Evidence): Finding | undefined {
  const { tests, inlineTests, manifests, facts } = evidence
  if (!hasManyTests(evidence)) return undefined
  const read = tests.filter(({ path }) => facts.files[path]?.source?.hasTests)
  const examples = [read, tests, inlineTests].find(({ length }) => length > 0) ?? []
  const path = examples.toSorted((one, other) => other.bytes - one.bytes)[0]?.path ?? ''
  const dependencies = manifests.flatMap((one) => [
    ...one.dependencies,
    ...(one.devDependencies ?? []),
  ])
  const used = runners.filter((name) => dependencies.includes(name))
  // Which of several runs the example is unknown.
  const [runner] = used.length === 1 ? used : []
  const by = runner ? ` with ${code(runner)}` : ''
  const beside = inlineTests.length > 0 ? ' beside the code' : ''
  return {
    rule: 'tested',
    kind: 'strength',
    claim: runner ? [path, runner] : [path],
    title: 'It is tested.',
    evidence: `There are tests${beside}${by}, such as ${code(path)}.`,
    file: path,
    best: `tests${by || beside}`,
    skill: `write tests: ${code(path)}`,
    weight: 80,
  }
}

/** Only where nothing at all speaks of tests. */
function unseen(evidence: Evidence): Finding | false {
  const { tests, inlineTests, sources, manifests, ci, facts, readme } = evidence
  const { isWhole, nature, language, mains } = evidence
  const speaksOfTests =
    tests.length + inlineTests.length > 0 ||
    [...(readme?.commands ?? []), ...(readme?.headings ?? [])].some((words) =>
      /test/i.test(words),
    ) ||
    facts.entries.some(({ path }) => hasTestInName(path)) ||
    manifests.some(
      ({ testCommand, dependencies, devDependencies = [] }) =>
        testCommand || [...dependencies, ...devDependencies].some((name) => aboutTests.test(name)),
    ) ||
    ci.some(({ commands }) => commands.some((command) => aboutTests.test(command)))
  const bytes = sources.reduce((sum, file) => sum + file.bytes, 0)
  if (speaksOfTests || !isWhole || bytes < smallBytes || !tested.has(nature)) return false
  // Several programs are exercises.
  if (nature === 'project' && (!testedLanguages.has(language) || mains.length > 2)) return false
  if (['Shell', 'HCL', 'Vim script', 'Jupyter Notebook'].includes(language)) return false
  return {
    rule: 'tests-unseen',
    kind: 'gap',
    claim: [],
    title: 'Where are the tests?',
    evidence: 'I saw no tests by the usual names: where are they?',
    step: { what: 'Write a first test, or say where the tests are.', how: firstTest },
    weight: 70,
  }
}

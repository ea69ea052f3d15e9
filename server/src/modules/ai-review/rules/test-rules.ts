import type { Facts } from './facts'
import type { Rule } from './finding'
import { code, counted } from './quote'

const templateTest = /renders learn react link|should create the app|Counter increments smoke test/
const smallBytes = 4096
const manySources = 10
const firstTest =
  'Start with the function that would hurt most if it were wrong: a usual case, an edge and an error.'

/** What is tested, and where a first test is worth most. */
export const testRules: Rule = (facts) => {
  const { tests, sources, repository } = facts
  if (sources.length === 0) return []
  if (tests.length === 0) return [repository.isComplete && isWithoutTests(facts)]
  return [templateTestOnly(facts) ?? hasTests(facts)]
}

function templateTestOnly(facts: Facts) {
  const [only, second] = facts.tests
  if (!only || second || !templateTest.test(facts.textOf(only.path) ?? '')) return undefined
  return {
    kind: 'risk' as const,
    title: 'The only test is the template’s.',
    evidence: `${code(only.path)} tests what the template shows, not what you built.`,
    next: firstTest,
    file: only.path,
    weight: 80,
  }
}

function isWithoutTests(facts: Facts) {
  const { sources, rootPackage } = facts
  const isSmall = sources.reduce((sum, { bytes }) => sum + bytes, 0) < smallBytes
  const script = rootPackage?.testScript
  const untested = `None of ${counted(sources.length, 'source file')} has any`
  return {
    kind: isSmall ? ('next step' as const) : ('risk' as const),
    title: 'There are no tests.',
    evidence: script
      ? `${untested} that we know by its name, though ${code('npm test')} runs ${code(script)}.`
      : `${untested}.`,
    next: firstTest,
    weight: isSmall ? 35 : 86,
  }
}

function hasTests({ tests, sources }: Facts) {
  const isThin = sources.length >= manySources && tests.length < sources.length / 10
  const example = tests.toSorted((one, other) => other.bytes - one.bytes)[0]?.path ?? ''
  return {
    kind: isThin ? ('next step' as const) : ('strength' as const),
    title: isThin ? 'There are few tests.' : 'It is tested.',
    evidence: `${counted(tests.length, 'test file')} for ${counted(sources.length, 'source file')}, such as ${code(example)}.`,
    next: 'Say in the README what they cover, and what they leave out on purpose.',
    file: example,
    weight: isThin ? 50 : 80,
  }
}

import { baseOf, isEntryPoint } from '../github/paths'
import { type Facts, isScript } from './facts'
import type { Rule } from './finding'
import { isPlaceholder } from './manifests'
import { code, codes, counted } from './quote'

const templateTest = /renders learn react link|should create the app|Counter increments smoke test/
const smallScript = 4096
const smallFile = 600

/** What is tested, and where a first or next test is worth most. */
export const testRules: Rule = (facts) => {
  const { tests, sources, repository } = facts
  if (sources.length === 0) return []
  if (tests.length === 0) return [repository.isComplete && isWithoutTests(facts)]
  const only = templateTestOf(facts)
  if (only) {
    return [
      {
        kind: 'risk',
        title: 'The only test is the template’s.',
        evidence: `${code(only.path)} tests what the template shows, not what you built.`,
        next: firstTest(facts),
        file: only.path,
        weight: 80,
      },
    ]
  }
  return [hasTests(facts), untestedParts(facts), testCommand(facts)]
}

const templateTestOf = ({ tests, textOf }: Facts) =>
  tests.length === 1 ? tests.find(({ path }) => templateTest.test(textOf(path) ?? '')) : undefined

/** Whether somebody wrote a test here. */
export const isTested = (facts: Facts) => facts.tests.length > 0 && !templateTestOf(facts)

function isWithoutTests(facts: Facts) {
  const { sources, rootPackage } = facts
  const bytes = sources.reduce((sum, file) => sum + file.bytes, 0)
  const isSmall = isScript(facts) && bytes < smallScript
  const script = rootPackage?.scripts.test
  const untested =
    sources.length === 1
      ? `${code(sources[0]?.path ?? '')} has none`
      : `None of ${counted(sources.length, 'source file')} has any`
  return {
    kind: isSmall ? ('next step' as const) : ('risk' as const),
    title: 'There are no tests.',
    evidence: isPlaceholder(script)
      ? `${untested}, and ${code('npm test')} still is the placeholder of ${code('npm init')}.`
      : script
        ? `${untested} that we know by its name, though ${code('npm test')} runs ${code(script)}.`
        : `${untested}.`,
    next: isSmall
      ? 'Put what it works out into a function and write two tests for it: enough to show that you know how.'
      : firstTest(facts),
    weight: isSmall ? 35 : 86,
  }
}

/** Where logic is, rather than how it looks. */
function firstTest({ readSources }: Facts) {
  const isLogic =
    /(?:export (?:async )?function|export const \w+ = (?:async )?\(|^def \w+|^func \w+|pub fn|public \w+ \w+\()/gm
  const ranked = readSources
    .filter(({ path }) => !/\.(?:tsx|jsx|vue|svelte)$|(?:^|\/)(?:main|index|app)\.\w+$/i.test(path))
    .map(({ path, text }) => ({ path, functions: text.match(isLogic)?.length ?? 0 }))
    .filter(({ functions }) => functions > 0)
    .toSorted((one, other) => other.functions - one.functions)
  const [best] = ranked
  return best
    ? `Start with ${code(best.path)}: it has ${counted(best.functions, 'function')}, and three cases for each of the first two say more than any coverage figure.`
    : 'Start with the function that would hurt most if it were wrong: a usual case, an edge and an error.'
}

function hasTests({ tests, sources, readSources }: Facts) {
  const testNames = tests.map(({ path }) => baseOf(path).toLowerCase())
  const share = tests.length / sources.length
  const isThin = share < 0.1 && sources.length >= 10
  const largest = readSources
    .filter(({ path, bytes }) => bytes > smallFile && !isEntryPoint(path))
    .filter(({ path }) => !testNames.some((name) => name.includes(stemOf(path))))
    .toSorted((one, other) => other.bytes - one.bytes)[0]
  const example = tests.toSorted((one, other) => other.bytes - one.bytes)[0]?.path ?? ''
  return {
    kind: isThin ? ('next step' as const) : ('strength' as const),
    title: isThin ? 'There are few tests.' : 'It is tested.',
    evidence: `${counted(tests.length, 'test file')} for ${counted(sources.length, 'source file')}, such as ${code(example)}.`,
    next: largest
      ? `See what they say about ${code(largest.path)}, the largest file without a test of its own name.`
      : 'Say in the README what they cover, and what they leave out on purpose.',
    file: example,
    weight: isThin ? 50 : 80,
  }
}

const stemOf = (path: string) =>
  baseOf(path)
    .replace(/\.\w+$/, '')
    .toLowerCase()

function untestedParts({ parts, tests, sources, repository }: Facts) {
  if (parts.length < 2 || !repository.isComplete) return undefined
  const holds = (files: { path: string }[], part: string) =>
    files.some(({ path }) => path.startsWith(`${part}/`))
  const untested = parts.filter((part) => holds(sources, part) && !holds(tests, part))
  if (untested.length === 0 || untested.length === parts.length) return undefined
  return {
    kind: 'next step' as const,
    title: 'Some packages have no tests.',
    evidence: `${codes(untested, 4)} ${untested.length === 1 ? 'has' : 'have'} none, while ${counted(parts.length - untested.length, 'other package')} ${parts.length - untested.length === 1 ? 'has' : 'have'}.`,
    next: `Begin with ${code(untested[0] ?? '')}: one test that fails when the package’s main promise breaks.`,
    weight: 42,
  }
}

function testCommand({ rootPackage, tests }: Facts) {
  const isOfNode = tests.some(({ path }) => /\.[cm]?[jt]sx?$/.test(path))
  const script = rootPackage?.scripts.test
  if (!rootPackage || !isOfNode || (script && !isPlaceholder(script))) return undefined
  return {
    kind: 'next step' as const,
    title: 'No command runs the tests.',
    evidence: `There are test files, and ${code('package.json')} has no script ${code('test')}.`,
    next: `Add the script, so that ${code('npm test')} works as everybody expects.`,
    file: rootPackage.path,
    weight: 48,
  }
}

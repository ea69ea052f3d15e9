import { isTest } from '../github/paths'
import type { KeptFile } from '../github/selection'
import { type Facts, mainLanguageOf } from './facts'
import { isStyleChecked } from './ci-rules'
import type { Rule } from './finding'
import { code, codes, counted, enumerate } from './quote'

const manyLines = 500
const veryManyLines = 800

/** How the code reads, as far as patterns tell. */
export const codeRules: Rule = (facts) => [
  longFile(facts),
  generatedCode(facts),
  silence(facts),
  leftovers(facts),
  openEnds(facts),
  types(facts),
  style(facts),
]

const linesOf = ({ text }: KeptFile) => text.split('\n').length

function longFile({ readSources }: Facts) {
  const [longest] = readSources.toSorted((one, other) => linesOf(other) - linesOf(one))
  const lines = longest ? linesOf(longest) : 0
  if (!longest || lines <= manyLines) return undefined
  const isCut = longest.bytes > longest.text.length * 1.5
  return {
    kind: lines > veryManyLines ? ('risk' as const) : ('next step' as const),
    title: 'One file does a great deal.',
    evidence: `${code(longest.path)} has ${isCut ? 'more than ' : ''}${counted(lines, 'line')}.`,
    next: 'Name the two or three reasons for which it changes, and give each a file of its own; the tests can then be as small.',
    file: longest.path,
    weight: lines > veryManyLines ? 47 : 39,
  }
}

function generatedCode({ generated, sources, textOf }: Facts) {
  const bytesOf = (files: { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)
  const made = bytesOf(generated)
  if (generated.length === 0 || made < (made + bytesOf(sources)) * 0.3) return undefined
  if (/linguist-generated/.test(textOf('.gitattributes') ?? '')) return undefined
  return {
    kind: 'next step' as const,
    title: 'Much of the code was written by a program.',
    evidence: `${counted(generated.length, 'file')}, such as ${codes(
      generated.map(({ path }) => path),
      2,
    )}, ${generated.length === 1 ? 'is' : 'are'} generated: ${Math.round((made / (made + bytesOf(sources))) * 100)} % of all source code. This review looked at the rest.`,
    next: `Mark them in ${code('.gitattributes')} (${code('path/** linguist-generated')}), so that GitHub and whoever reads see your own work, or make them in the build.`,
    file: generated[0]?.path,
    weight: 49,
  }
}

const silent = [
  /catch\s{0,9}(?:\([^)\n]*\))?\s{0,9}\{\s{0,99}\}/,
  /except[^:\n]*:[ \t]*(?:\n[ \t]*)?pass\b/,
  /catch\s{0,9}\([^)\n]*\)\s{0,9}\{\s{0,99}\/\/[^\n]*\n\s{0,99}\}/,
]

function silence({ readSources }: Facts) {
  for (const file of readSources) {
    const at = silent.map((form) => form.exec(file.text)?.index ?? -1).find((index) => index >= 0)
    if (at !== undefined) {
      return {
        kind: 'next step' as const,
        title: 'An error is swallowed.',
        evidence: `Near line ${file.text.slice(0, at).split('\n').length} of ${code(file.path)} whatever goes wrong is dropped without a word.`,
        next: 'Handle the one error that you expect, and let the others be seen: log them or let them through.',
        file: file.path,
        weight: 37,
      }
    }
  }
  return undefined
}

function leftovers({ readSources, rootPackage }: Facts) {
  const counts = readSources
    .filter(({ path }) => !isTest(path) && !/(?:^|\/)(?:bin|cli|scripts?)(?:\/|\.)/.test(path))
    .map(({ path, text }) => ({
      path,
      count:
        text.match(/^[ \t]*(?:console\.log\(|debugger\b|print\(f?["']DEBUG|dbg!\()/gm)?.length ?? 0,
    }))
    .toSorted((one, other) => other.count - one.count)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const [worst] = counts
  if (!worst || total < 8 || rootPackage?.hasCommand) return undefined
  return {
    kind: 'next step' as const,
    title: 'Traces of debugging are left.',
    evidence: `${counted(total, 'line')} print to the console, ${worst.count} of them in ${code(worst.path)}.`,
    next: 'Remove what was only for you, and give the rest a logger with levels; a lint rule keeps it so.',
    file: worst.path,
    weight: 28,
  }
}

function openEnds({ readSources }: Facts) {
  const marks = readSources.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:\/\/|#|\*)[ \t]*(?:TODO|FIXME|HACK)\b/g)].map(() => path),
  )
  if (marks.length < 5) return undefined
  return {
    kind: 'next step' as const,
    title: 'Work is noted in the code instead of a list.',
    evidence: `${marks.length} comments say TODO or FIXME, the first in ${code(marks[0] ?? '')}.`,
    next: 'Make issues of those that matter and delete the others: a public list of issues shows that you plan.',
    file: marks[0],
    weight: 24,
  }
}

function types(facts: Facts) {
  const configuration = facts.textOf('tsconfig.json')
  if (!configuration || mainLanguageOf(facts) !== 'TypeScript') return undefined
  if (/"strict"\s*:\s*true/.test(configuration)) {
    return {
      kind: 'strength' as const,
      title: 'The compiler checks strictly.',
      evidence: `${code('tsconfig.json')} sets ${code('"strict": true')}.`,
      next: configuration.includes('noUncheckedIndexedAccess')
        ? 'Run it where the tests run, so that it stays so.'
        : `Try ${code('noUncheckedIndexedAccess')} as well; it finds the lists that are sometimes empty.`,
      file: 'tsconfig.json',
      weight: 43,
    }
  }
  if (/"(?:extends|references)"/.test(configuration)) return undefined
  return {
    kind: 'next step' as const,
    title: 'TypeScript checks only half.',
    evidence: `${code('tsconfig.json')} does not set ${code('"strict": true')}.`,
    next: 'Switch it on and mend file by file: what it finds are the errors that people meet later.',
    file: 'tsconfig.json',
    weight: 36,
  }
}

const styleTools: [inPath: RegExp, name: string][] = [
  [/^\.?eslint(?:rc)?[\w.]*$/, 'ESLint'],
  [/^\.oxlintrc\.json$/, 'oxlint'],
  [/^biome\.jsonc?$/, 'Biome'],
  [/^\.prettierrc[\w.]*$|^prettier\.config\.\w+$/, 'Prettier'],
  [/^\.?ruff\.toml$/, 'Ruff'],
  [/^\.flake8$/, 'flake8'],
  [/^\.rubocop\.yml$/, 'RuboCop'],
  [/^\.?rustfmt\.toml$|^clippy\.toml$/, 'rustfmt or Clippy'],
  [/^\.golangci\.ya?ml$/, 'golangci-lint'],
  [/^\.pre-commit-config\.yaml$/, 'pre-commit'],
]

function style({ repository, textOf, ci }: Facts) {
  const found = styleTools.filter(([inPath]) =>
    repository.entries.some(({ path }) => inPath.test(path)),
  )
  const names = found.map(([, name]) => name)
  const project = textOf('pyproject.toml') ?? ''
  for (const [tool, name] of [
    ['ruff', 'Ruff'],
    ['black', 'Black'],
    ['mypy', 'mypy'],
  ] as const) {
    if (project.includes(`[tool.${tool}`) && !names.includes(name)) names.push(name)
  }
  if (names.length === 0) return undefined
  return {
    kind: 'strength' as const,
    title: 'Tools look after the style.',
    evidence: `${enumerate(names, 4)} ${names.length === 1 ? 'is' : 'are'} set up.`,
    next: isStyleChecked(ci)
      ? 'A workflow checks it already: say in the README which command does the same before a push.'
      : 'Let them run where the tests run, so that nobody has to speak about commas in a review.',
    weight: 41,
  }
}

import type { AiReviewItem } from '@swipefolio/shared/contract'
import { languageOf } from '../github/languages'
import { type Facts, hasInterface, isLibrary, isScript, kilobytesOf, mainLanguageOf } from './facts'
import { code, codes, counted, enumerate, quote } from './quote'

/** What the project is, as far as its files tell. */
export function describeProject(facts: Facts): AiReviewItem {
  const { repository, readme, technologies } = facts
  const said = repository.description || readme?.opening
  const parts = [
    `**${code(`${repository.owner}/${repository.name}`)} ${natureOf(facts)}${
      technologies.names.length > 0 ? `, made with ${enumerate(technologies.names, 4)}` : ''
    }.**`,
    sizeOf(facts),
    said ? `It says of itself: ${quote(said)}` : 'It does not say what it is for.',
  ]
  return { kind: 'note', file: null, text: parts.join(' ') }
}

function natureOf(facts: Facts) {
  const { parts, technologies, packages } = facts
  const language = mainLanguageOf(facts)
  const inLanguage = language ? ` in ${language}` : ''
  if (parts.length > 1) return `holds ${counted(parts.length, 'package')}${inLanguage}`
  const [makes] = technologies.makes
  if (makes) return `is ${/^[aeiou]/.test(makes) ? 'an' : 'a'} ${makes}${inLanguage}`
  if (hasInterface(facts)) return `is a website${inLanguage}`
  if (facts.repository.entries.some(({ path }) => path.endsWith('.ipynb'))) {
    return 'is a collection of notebooks'
  }
  const hasCommand =
    packages.some((one) => one.hasCommand) || facts.has(/^src\/main\.rs$|^cmd\//) !== undefined
  if (isLibrary(facts)) return `is a library${inLanguage}${hasCommand ? ' with a command' : ''}`
  if (hasCommand) return `is a command-line program${inLanguage}`
  if (facts.sources.length === 0) return 'holds no source code that we know'
  return `${isScript(facts) ? 'is a script' : 'is a program'}${inLanguage}`
}

function sizeOf({ sources, tests, parts }: Facts) {
  if (sources.length === 0) return ''
  const languages = new Map<string, number>()
  for (const { path } of sources) {
    const language = languageOf(path) ?? ''
    languages.set(language, (languages.get(language) ?? 0) + 1)
  }
  const byCount = [...languages].toSorted((one, other) => other[1] - one[1])
  const shares = byCount.map(([language, count]) => `${count} ${language}`)
  const inLanguages = byCount.length > 1 ? ` (${enumerate(shares)})` : ''
  const inParts = parts.length > 1 ? ` in ${codes(parts, 4)}` : ''
  const beside = tests.length > 0 ? ` and ${counted(tests.length, 'test file')}` : ''
  return `${counted(sources.length, 'source file')}${inLanguages} of ${counted(kilobytesOf(sources), 'KB', 'KB')}${beside}${inParts}.`
}

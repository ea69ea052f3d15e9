import type { AiReviewItem } from '@swipefolio/shared/contract'
import { type Facts, hasInterface, isLibrary, kilobytesOf, mainLanguageOf } from './facts'
import { code, codes, counted, enumerate, quote } from './quote'

/** What the project is, as far as its files tell. */
export function describeProject(facts: Facts): AiReviewItem {
  const { repository, readme, technologies } = facts
  const said = repository.description || readme?.opening
  const made =
    technologies.names.length > 0 ? `, made with ${enumerate(technologies.names, 4)}` : ''
  const parts = [
    `**${code(`${repository.owner}/${repository.name}`)} ${natureOf(facts)}${made}.**`,
    sizeOf(facts),
    said ? `It says of itself: ${quote(said)}` : 'It does not say what it is for.',
  ]
  return { kind: 'note', file: null, text: parts.join(' ') }
}

function natureOf(facts: Facts) {
  const { sources, parts, technologies, rootPackage } = facts
  const language = mainLanguageOf(facts)
  const inLanguage = language ? ` in ${language}` : ''
  if (sources.length === 0) return 'holds no source code that we know'
  if (parts.length > 1) return `holds ${counted(parts.length, 'package')}${inLanguage}`
  const [makes] = technologies.makes
  if (makes) return `is a ${makes}${inLanguage}`
  if (hasInterface(facts)) return `is a website${inLanguage}`
  const hasCommand = rootPackage?.hasCommand ?? false
  if (isLibrary(facts)) return `is a library${inLanguage}${hasCommand ? ' with a command' : ''}`
  return `is a ${hasCommand ? 'command-line program' : 'program'}${inLanguage}`
}

function sizeOf({ sources, tests, parts }: Facts) {
  if (sources.length === 0) return ''
  const inParts = parts.length > 1 ? ` in ${codes(parts, 4)}` : ''
  const beside = tests.length > 0 ? ` and ${counted(tests.length, 'test file')}` : ''
  return `${counted(sources.length, 'source file')} of ${counted(kilobytesOf(sources), 'KB', 'KB')}${beside}${inParts}.`
}

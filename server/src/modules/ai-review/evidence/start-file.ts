import { languageOf } from '../github/languages'
import { isBeside, isEntryPoint } from '../github/paths'
import type { FileEntry } from '../github/worth'
import type { Evidence } from './evidence-types'

const fewBytes = 1500

/** The file to begin reading with: an entry point that holds more than exports, else the largest, of those that were read. */
export function startOf({ sources, facts, language }: Evidence): string {
  const isHeader = ({ path }: FileEntry) => path.endsWith('.h')
  const programs = sources.filter((file) => languageOf(file.path) === language && !isHeader(file))
  const inside = programs.filter(({ path }) => !isBeside(path))
  // Headers, where there is nothing else.
  const headers = sources.filter(isHeader)
  const isRead = ({ path }: FileEntry) => path in facts.files
  const kinds = [inside, programs, headers]
  const read = kinds.map((files) => files.filter(isRead))
  const files = [...read, ...kinds].find(({ length }) => length > 0) ?? []
  const depth = (path: string) => path.split('/').length
  const [entry] = files
    .filter(({ path, bytes }) => isEntryPoint(path) && bytes >= fewBytes)
    .toSorted((one, other) => depth(one.path) - depth(other.path) || other.bytes - one.bytes)
  const [largest] = files.toSorted((one, other) => other.bytes - one.bytes)
  return (entry ?? largest)?.path ?? ''
}

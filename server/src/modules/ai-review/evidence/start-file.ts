import { languageOf } from '../github/languages'
import { isBeside, isEntryPoint } from '../github/paths'
import { mostFileBytes } from '../github/selection'
import type { FileEntry } from '../github/worth'
import type { Evidence } from './evidence-types'

const fewBytes = 1500
const mostBytesOfLine = 70
const depth = (path: string) => path.split('/').length

/** The file to begin reading with: an entry point that holds more than exports, else the largest, of those that were read. */
export function startOf({ sources, facts, language }: Evidence): string {
  const isHeader = ({ path }: FileEntry) => path.endsWith('.h')
  const written = sources.filter((file) => languageOf(file.path) === language && !isHeader(file))
  const isData = ({ path, bytes }: FileEntry) => {
    const lines = facts.files[path]?.source?.lines ?? 0
    return lines > 0 && Math.min(bytes, mostFileBytes) / lines > mostBytesOfLine
  }
  const parts = written.filter(({ path }) => path.startsWith('src/'))
  const bytesOfParts = parts.reduce((sum, { bytes }) => sum + bytes, 0)
  const isBuilt = ({ path, bytes }: FileEntry) =>
    parts.length > 2 && depth(path) === 1 && bytes * 1.1 > bytesOfParts
  const inside = written.filter(({ path }) => !isBeside(path))
  const programs = inside.filter((file) => !isData(file) && !isBuilt(file))
  // Headers, where there is nothing else.
  const headers = language === '' ? [] : sources.filter(isHeader)
  const isRead = ({ path }: FileEntry) => path in facts.files
  const kinds = [programs, inside, written, headers]
  const read = kinds.map((files) => files.filter(isRead))
  const files = [...read, ...kinds].find(({ length }) => length > 0) ?? []
  const [entry] = files
    .filter(({ path, bytes }) => isEntryPoint(path) && bytes >= fewBytes)
    .toSorted((one, other) => depth(one.path) - depth(other.path) || other.bytes - one.bytes)
  const [largest] = files.toSorted((one, other) => other.bytes - one.bytes)
  return (entry ?? largest)?.path ?? ''
}

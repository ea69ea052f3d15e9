import { languageOf } from '../github/languages'
import { isBeside, isEntryPoint } from '../github/paths'
import type { Evidence } from './evidence-types'

const fewBytes = 1500

/** The file to begin reading with: an entry point that holds more than exports, else the largest file that was read. */
export function startOf({ sources, facts, language }: Evidence): string {
  const read = sources.filter(({ path }) => path in facts.files && languageOf(path) === language)
  // Headers, where there is nothing else.
  const headers = sources.filter(({ path }) => path in facts.files && path.endsWith('.h'))
  const programs = read.filter(({ path }) => !path.endsWith('.h'))
  const inside = programs.filter(({ path }) => !isBeside(path))
  const files = [inside, programs, headers].find(({ length }) => length > 0) ?? []
  const depth = (path: string) => path.split('/').length
  const [entry] = files
    .filter(({ path, bytes }) => isEntryPoint(path) && bytes >= fewBytes)
    .toSorted((one, other) => depth(one.path) - depth(other.path) || other.bytes - one.bytes)
  const [largest] = files.toSorted((one, other) => other.bytes - one.bytes)
  return (entry ?? largest)?.path ?? ''
}

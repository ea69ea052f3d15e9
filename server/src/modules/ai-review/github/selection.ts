import { type FileEntry, worthOf } from './worth'

export interface KeptFile extends FileEntry {
  text: string
  worth: number
}

/** The bytes read of one file. */
export const mostFileBytes = 96 * 1024
const mostFiles = 60
const mostCharacters = 2 * 1024 * 1024

/** Selects the most informative files of a stream within fixed bounds. */
export function createSelection(language: string) {
  let kept: KeptFile[] = []
  let characters = 0

  const leastWorth = () => kept.at(-1)?.worth ?? 0
  const hasRoomFor = ({ bytes }: FileEntry) =>
    kept.length < mostFiles && characters + Math.min(bytes, mostFileBytes) <= mostCharacters

  return {
    isWanted(file: FileEntry) {
      const worth = worthOf(file, language)
      return worth > 0 && (hasRoomFor(file) || worth > leastWorth())
    },
    add(file: FileEntry, text: string) {
      const worth = worthOf(file, language)
      kept = [...kept, { ...file, text, worth }].toSorted(byWorth)
      characters += text.length
      while (kept.length > mostFiles || characters > mostCharacters) {
        characters -= kept.pop()?.text.length ?? 0
      }
    },
    /** Most informative first. */
    kept: () => kept,
  }
}

/** Ties are resolved by name, so that the selection is deterministic. */
const byWorth = (one: KeptFile, other: KeptFile) =>
  other.worth - one.worth || (one.path < other.path ? -1 : 1)

export type Selection = { kept: KeptFile[] }

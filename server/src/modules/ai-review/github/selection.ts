import { type FileEntry, worthOf } from './worth'

export interface KeptFile extends FileEntry {
  text: string
  worth: number
}

/** Of one file; the rest of a longer one is not read. */
export const mostFileBytes = 96 * 1024
const mostFiles = 60
const mostCharacters = 2 * 1024 * 1024

/** Keeps the files most worth reading among those that pass, within bounds at every moment. */
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
    /** The most worth first. */
    kept: () => kept,
  }
}

/** Equal worth goes by name, so that the same repository is always read alike. */
const byWorth = (one: KeptFile, other: KeptFile) =>
  other.worth - one.worth || (one.path < other.path ? -1 : 1)

export type Selection = { kept: KeptFile[] }

import type { RepositoryFiles } from './read-archive'

const mostCharacters = 16 * 1024 * 1024

/**
 * A least-recently-used cache of repositories by commit, bounded by size; the most recently used ones stay
 * longest.
 */
export function createFileCache() {
  const known = new Map<string, RepositoryFiles>()
  let characters = 0

  function forget(key: string) {
    const files = known.get(key)
    if (files) characters -= sizeOf(files)
    known.delete(key)
    return files
  }

  function remember(key: string, files: RepositoryFiles) {
    forget(key)
    known.set(key, files)
    characters += sizeOf(files)
    for (const [oldest] of known) {
      if (characters <= mostCharacters) return
      forget(oldest)
    }
  }

  return {
    find(key: string) {
      const files = forget(key)
      if (files) remember(key, files)
      return files
    },
    remember,
  }
}

const sizeOf = ({ kept, entries }: RepositoryFiles) =>
  kept.reduce((sum, { text }) => sum + text.length, 0) +
  entries.reduce((sum, { path }) => sum + path.length + 32, 0)

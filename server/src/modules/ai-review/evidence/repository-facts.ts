import type { Repository } from '../github/read-repository'
import type { FileEntry } from '../github/worth'
import { type FileFacts, factsOfFile } from './facts-of-file'

/** What a repository's page on GitHub says. */
export interface PageFacts {
  description: string
  homepage: string
  topics: string[]
  /** SPDX identifier; empty when GitHub recognised no licence. */
  license: string
  isFork: boolean
}

/** All that rules know of a repository: JSON without the texts of its files. */
export interface RepositoryFacts {
  owner: string
  name: string
  commit: string
  /** Null when unknown: nothing is said of it then. */
  page: PageFacts | null
  /** Of the newest commits, newest first. */
  subjects: string[]
  entries: FileEntry[]
  total: number
  isComplete: boolean
  files: Record<string, FileFacts>
}

export function factsOfRepository(repository: Repository): RepositoryFacts {
  const { owner, name, commit, commits, entries, total, isComplete, kept } = repository
  const { description, homepage, topics, license, isFork } = repository
  return {
    owner,
    name,
    commit,
    page: { description, homepage, topics, license, isFork },
    subjects: commits.map(({ subject }) => subject),
    entries,
    total,
    isComplete,
    files: Object.fromEntries(kept.map(({ path, text }) => [path, factsOfFile(path, text)])),
  }
}

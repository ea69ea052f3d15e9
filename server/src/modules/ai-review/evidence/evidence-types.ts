import type { FileEntry } from '../github/worth'
import type { Ci } from './ci'
import type { Manifest } from './manifests/manifest'
import type { Readme } from './readme/readme'
import type { RepositoryFacts } from './repository-facts'
import type { Technologies } from './technologies'

/** What a project is; `project` where its files do not tell. */
export type Nature =
  | Technologies['makes'][number]
  | 'Android app'
  | 'library'
  | 'library with a command'
  | 'command-line program'
  | 'monorepo'
  | 'GitHub Action'
  | 'Neovim plugin'
  | 'firmware'
  | 'notebooks'
  | 'dotfiles'
  | 'infrastructure'
  | 'website'
  | 'documents'
  | 'project'

export type At<T> = T & { path: string }

/** What rules look at: the facts of a repository, put together. */
export interface Evidence {
  facts: RepositoryFacts
  nature: Nature
  readme: At<Readme> | undefined
  /** Written here by people: neither tests nor generated, vendored, examples or configuration. */
  sources: FileEntry[]
  /** Files of tests. */
  tests: FileEntry[]
  /** Sources with tests in them. */
  inlineTests: FileEntry[]
  /** Sources that start a program. */
  mains: string[]
  manifests: At<Manifest>[]
  /** The main manifest at the root. */
  root: At<Manifest> | undefined
  ci: At<Ci>[]
  /** SPDX identifier; empty when there is none, or none of the usual ones. */
  licence: At<{ id: string }> | undefined
  technologies: Technologies
  /** The folders of a monorepo's packages. */
  parts: string[]
  /** The language that most of the sources are written in, by size; empty where none is sure. */
  language: string
  /** Sources in this language. */
  written: FileEntry[]
  /** The list of files is the repository's: what is not in it is absent. */
  isWhole: boolean
  has: (pattern: RegExp) => boolean
}

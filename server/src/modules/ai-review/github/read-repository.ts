import { msg } from '@swipefolio/shared/i18n'
import { conflict } from '../../../foundation/http/errors'
import type { GitHubConfig } from '../../../foundation/settings/config'
import type { Send } from '../../../foundation/outbound/request'
import { withDeadline } from '../../../foundation/outbound/deadline'
import type { Commit, Description } from './descriptions'
import { createFileCache } from './file-cache'
import { createGitHub, type RepositoryName } from './github'
import { readArchive, type RepositoryFiles } from './read-archive'

/** The input of a review. */
export interface Repository extends RepositoryName, Description, RepositoryFiles {
  commit: string
  /** Newest first. */
  commits: Commit[]
}

interface Reading {
  signal: AbortSignal
  onReading: () => void
}

/** Reads public repositories before the configured deadline and caches them by commit. */
export function createRepositoryReader(config: GitHubConfig, send: Send) {
  const github = createGitHub(config, send)
  const cache = createFileCache()

  return ({ owner, name }: RepositoryName, { signal, onReading }: Reading): Promise<Repository> =>
    withDeadline({ milliseconds: config.timeoutMilliseconds, signal }, async (beforeDeadline) => {
      const [description, commits] = await Promise.all([
        github.describe({ owner, name }, beforeDeadline),
        github.listCommits({ owner, name }, beforeDeadline),
      ])
      const commit = commits[0]?.id ?? ''
      onReading()
      const key = `${owner}/${name}@${commit}`.toLowerCase()
      let files = cache.find(key)
      if (!files) {
        const archive = await github.archive({ owner, name }, commit, beforeDeadline)
        files = await readArchive(archive, description.language)
        cache.remember(key, files)
      }
      if (files.total === 0 && files.isComplete) {
        throw conflict(msg('This repository is empty: there is nothing to review yet.'))
      }
      return { owner, name, commit, commits, ...description, ...files }
    })
}

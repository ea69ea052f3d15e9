import type { GitHubConfig } from '../../../foundation/settings/config'
import { ask, readJson } from '../../../foundation/outbound/ask'
import type { Connect } from '../../../foundation/outbound/connect'
import { UpstreamFailure } from '../../../foundation/outbound/upstream-failure'
import { type Commit, type Description, readCommits, readDescription } from './descriptions'
import { refuseAnswer } from './refusals'

export interface RepositoryName {
  owner: string
  name: string
}

const mostDescriptionBytes = 512 * 1024
const mostCommitBytes = 2 * 1024 * 1024
/** Of the newest commits; all of them in a small repository. */
const commitsRead = 30

/** Asks the two configured hosts, at addresses that are built of nothing but a checked owner, name and commit. */
export function createGitHub({ apiUrl, archiveUrl, token }: GitHubConfig, connect: Connect) {
  async function get(address: string, headers: Record<string, string>, signal: AbortSignal) {
    const answer = await ask(connect, { url: new URL(address), headers, signal })
    if (answer.statusCode === 200) return answer
    answer.destroy()
    throw refuseAnswer(answer)
  }

  const getJson = async (path: string, mostBytes: number, signal: AbortSignal) =>
    readJson(
      await get(
        `${apiUrl}${path}`,
        {
          accept: 'application/vnd.github+json',
          'x-github-api-version': '2022-11-28',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        signal,
      ),
      mostBytes,
    )

  return {
    /** What is known of a public repository. */
    async describe({ owner, name }: RepositoryName, signal: AbortSignal): Promise<Description> {
      const path = `/repos/${owner}/${name}`
      return readDescription(await getJson(path, mostDescriptionBytes, signal))
    },

    /** The newest commits of its default branch, the newest first. */
    async listCommits({ owner, name }: RepositoryName, signal: AbortSignal): Promise<Commit[]> {
      const path = `/repos/${owner}/${name}/commits?per_page=${commitsRead}`
      const commits = readCommits(await getJson(path, mostCommitBytes, signal))
      if (commits.length === 0) throw new UpstreamFailure(502, 'GitHub named no commit')
      return commits
    },

    /** Its files at a commit, as a compressed tar archive. */
    archive: ({ owner, name }: RepositoryName, commit: string, signal: AbortSignal) =>
      get(`${archiveUrl}/${owner}/${name}/tar.gz/${commit}`, {}, signal),
  }
}

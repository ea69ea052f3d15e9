import { msg } from '@swipefolio/shared/i18n'
import type { GitHubConfig } from '../../../foundation/settings/config'
import { readJson, request, type Send } from '../../../foundation/outbound/request'
import { UpstreamFailure } from '../../../foundation/outbound/upstream-failure'
import { ApiError, notFound } from '../../../foundation/http/errors'
import {
  type Commit,
  type Description,
  readCommits,
  readDescription,
  readFile,
  readLanguages,
  type RepositoryFile,
} from './descriptions'
import { refuseResponse } from './refusals'

export interface RepositoryName {
  owner: string
  name: string
}

const mostDescriptionBytes = 512 * 1024
/** In base64, a file of 1 MB; of longer ones GitHub tells only the size. */
const mostFileBytes = 1536 * 1024
const mostCommitBytes = 2 * 1024 * 1024
/** The number of newest commits to read. */
const commitsRead = 30

/** Requests the two configured hosts only, with URLs built from a validated owner, name and commit. */
export function createGitHub({ apiUrl, archiveUrl, token }: GitHubConfig, send: Send) {
  async function get(address: string, headers: Record<string, string>, signal: AbortSignal) {
    const response = await request(send, { url: new URL(address), headers, signal })
    if (response.statusCode === 200) return response
    const refusal = await refuseResponse(response)
    response.destroy()
    throw refusal
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
    /** The metadata of a public repository. */
    async describe({ owner, name }: RepositoryName, signal: AbortSignal): Promise<Description> {
      const path = `/repos/${owner}/${name}`
      return readDescription(await getJson(path, mostDescriptionBytes, signal))
    },

    /** The newest commits of the default branch, newest first. */
    async listCommits({ owner, name }: RepositoryName, signal: AbortSignal): Promise<Commit[]> {
      const path = `/repos/${owner}/${name}/commits?per_page=${commitsRead}`
      const commits = readCommits(await getJson(path, mostCommitBytes, signal))
      if (commits.length === 0) throw new UpstreamFailure(502, 'GitHub named no commit')
      return commits
    },

    /** The languages by their share, the largest first. */
    async listLanguages({ owner, name }: RepositoryName, signal: AbortSignal): Promise<string[]> {
      const path = `/repos/${owner}/${name}/languages`
      return readLanguages(await getJson(path, mostDescriptionBytes, signal))
    },

    /** The README of a repository that is there. */
    async readme({ owner, name }: RepositoryName, signal: AbortSignal): Promise<RepositoryFile> {
      const path = `/repos/${owner}/${name}/readme`
      return readFile(
        await getJson(path, mostFileBytes, signal).catch((error: unknown) => {
          const isAbsent = error instanceof ApiError && error.code === 'not-found'
          throw isAbsent ? notFound(msg('This repository has no README.')) : error
        }),
      )
    },

    /** The files at a commit as a compressed tar archive. */
    archive: ({ owner, name }: RepositoryName, commit: string, signal: AbortSignal) =>
      get(`${archiveUrl}/${owner}/${name}/tar.gz/${commit}`, {}, signal),
  }
}

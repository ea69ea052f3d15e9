import { msg } from '@swipefolio/shared/i18n'
import Type, { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { notFound } from '../../../foundation/http/errors'
import { UpstreamFailure } from '../../../foundation/outbound/upstream-failure'

const maybeText = Type.Union([Type.String(), Type.Null()])

const GitHubRepository = Type.Object({
  private: Type.Boolean(),
  fork: Type.Optional(Type.Boolean()),
  archived: Type.Optional(Type.Boolean()),
  description: Type.Optional(maybeText),
  homepage: Type.Optional(maybeText),
  language: Type.Optional(maybeText),
  topics: Type.Optional(Type.Array(Type.String())),
  license: Type.Optional(
    Type.Union([Type.Object({ spdx_id: Type.Optional(maybeText) }), Type.Null()]),
  ),
})

const GitHubCommits = Type.Array(
  Type.Object({
    sha: Type.String({ pattern: '^(?:[0-9a-f]{40}|[0-9a-f]{64})$' }),
    commit: Type.Object({ message: Type.String() }),
  }),
)

const GitHubLanguages = Type.Record(Type.String(), Type.Number())

const GitHubFile = Type.Object({
  name: Type.String(),
  size: Type.Number(),
  content: Type.Optional(Type.String()),
  encoding: Type.Optional(Type.String()),
})

/** A file; without a text when it is too long for an answer of GitHub. */
export interface RepositoryFile {
  name: string
  /** In bytes. */
  size: number
  text: string
}

/** A repository's metadata. */
export interface Description {
  description: string
  homepage: string
  /** The main language by GitHub's name; empty when unknown. */
  language: string
  topics: string[]
  /** The SPDX identifier; empty when GitHub recognised no licence. */
  license: string
  isFork: boolean
  isArchived: boolean
}

export interface Commit {
  id: string
  /** The first line of the commit message. */
  subject: string
}

const repositories = Compile(GitHubRepository)
const commitLists = Compile(GitHubCommits)
const languageShares = Compile(GitHubLanguages)
const files = Compile(GitHubFile)

export function readDescription(answer: unknown): Description {
  const found = checked<typeof GitHubRepository>(repositories, answer)
  // The operator's token may see more than the public does.
  if (found.private) throw notFound(msg('There is no public repository at this address.'))
  return {
    description: found.description ?? '',
    homepage: found.homepage ?? '',
    language: found.language ?? '',
    topics: found.topics ?? [],
    license: found.license?.spdx_id ?? '',
    isFork: found.fork ?? false,
    isArchived: found.archived ?? false,
  }
}

export const readCommits = (answer: unknown): Commit[] =>
  checked<typeof GitHubCommits>(commitLists, answer).map(({ sha, commit }) => ({
    id: sha,
    subject: commit.message.split('\n', 1)[0] ?? '',
  }))

export const readLanguages = (answer: unknown): string[] =>
  Object.entries(checked<typeof GitHubLanguages>(languageShares, answer))
    .toSorted(([, one], [, other]) => other - one)
    .map(([language]) => language)

export function readFile(answer: unknown): RepositoryFile {
  const { name, size, content = '', encoding } = checked<typeof GitHubFile>(files, answer)
  const bytes = Buffer.from(encoding === 'base64' ? content : '', 'base64')
  return { name, size, text: bytes.toString('utf8').replaceAll('\0', '') }
}

function checked<T extends TSchema>(
  schema: { Check: (value: unknown) => boolean },
  value: unknown,
): Static<T> {
  if (schema.Check(value)) return value as Static<T>
  throw new UpstreamFailure(502, 'GitHub answered something else than documented')
}

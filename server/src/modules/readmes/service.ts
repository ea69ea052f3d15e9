import type { CallBody, Readme, RepositoryFacts } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import { canonicalRepository, checkReviewAddress, repositoryPrefix } from '@swipefolio/shared/rules'
import { ApiError, conflict, notFound } from '../../foundation/http/errors'
import { withDeadline } from '../../foundation/outbound/deadline'
import { failureOf, UpstreamFailure } from '../../foundation/outbound/upstream-failure'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { lockOwnAccount } from '../../people/accounts/account-locks'
import { createRateLimits } from '../../people/rate-limits/rate-limits'
import { createGitHub, type RepositoryName } from '../ai-review/github/github'
import { listForJobSeeker } from '../technologies/repository'
import { factsOf } from './facts'
import type { ReadmeParser } from './parse-readme'
import { presentReadme } from './present'
import { createReadme, findReadmeOf, findReadmeOfContact } from './repository'

type Body = CallBody<'POST /api/user/readmes'>

interface Reading extends RepositoryName {
  address: string
}

const mostBytes = 100_000

/** A left join's row without a README has nulls only. */
type MaybeRow = Awaited<ReturnType<typeof findReadmeOf>>

function presentOf(row: MaybeRow): Readme | null {
  if (!row) throw notFound(msg('This project was removed'))
  const { id, repository, blocks, taken_at } = row
  if (id === null || repository === null || blocks === null || taken_at === null) return null
  return presentReadme({ id, repository, blocks, taken_at })
}

/** READMEs of projects, and what forms are filled in with, from public repositories. */
export function readmesService(services: Services, { parse }: Pick<ReadmeParser, 'parse'>) {
  const { config, db, clock, send } = services
  const github = createGitHub(config.github, send)
  const limits = createRateLimits(services)
  const milliseconds = config.github.timeoutMilliseconds

  /** Reads a repository, which counts against the person's limit unless GitHub fails. */
  async function read<T>(
    personId: number,
    { repoUrl }: Body,
    work: (from: Reading, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    requireValid(checkReviewAddress({ repoUrl }))
    const address = canonicalRepository(repoUrl ?? '') ?? ''
    const [owner = '', name = ''] = address.slice(repositoryPrefix.length).split('/')
    const subject = String(personId)
    await limits.consume('repositoriesOfPerson', subject)
    const { signal } = new AbortController()
    try {
      return await withDeadline({ milliseconds, signal }, (beforeDeadline) =>
        work({ owner, name, address }, beforeDeadline),
      ).catch(failureOf('github'))
    } catch (error) {
      if (isOthersFault(error)) await limits.refund('repositoriesOfPerson', subject)
      throw error
    }
  }

  return {
    take: async (personId: number, body: Body): Promise<Readme> => {
      const { address, name, text } = await read(personId, body, async (from, signal) => {
        // Says first whether the repository is public: the operator's token may see more.
        await github.describe(from, signal)
        const { size, ...file } = await github.readme(from, signal)
        if (size > mostBytes) throw conflict(msg('This README is too long: at most 100 kB.'))
        return { ...file, address: from.address }
      })
      const blocks = await parse({ name, text, base: `${address}/blob/HEAD/` })
      return db.transaction().execute(async (trx) => {
        await lockOwnAccount(trx, personId)
        const taken = { ownerId: personId, repository: address, blocks, at: clock() }
        return presentReadme(await createReadme(trx, taken))
      })
    },

    facts: (personId: number, body: Body): Promise<RepositoryFacts> =>
      read(personId, body, async (from, signal) => {
        const [description, languages] = await Promise.all([
          github.describe(from, signal),
          github.listLanguages(from, signal),
        ])
        const found = { ...description, languages, name: from.name, address: from.address }
        return factsOf(found, await listForJobSeeker(db, personId))
      }),

    ofOwn: async (personId: number, projectId: number) =>
      presentOf(await findReadmeOf(db, personId, projectId)),

    ofContact: async (recruiterId: number, projectId: number) =>
      presentOf(await findReadmeOfContact(db, recruiterId, projectId)),
  }
}

const isOthersFault = (error: unknown) =>
  error instanceof UpstreamFailure || (error instanceof ApiError && error.code === 'unavailable')

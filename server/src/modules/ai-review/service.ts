import type { AiReview, AiReviewStage } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import { canonicalRepository, checkReviewAddress, repositoryPrefix } from '@swipefolio/shared/rules'
import { ApiError, notFound } from '../../foundation/http/errors'
import type { PageRequest } from '../../foundation/http/keyset-pagination'
import type { Person } from '../../foundation/http/person'
import { requireValid } from '../../foundation/http/require-valid'
import { createSemaphore } from '../../foundation/http/semaphore'
import { failureOf, UpstreamFailure } from '../../foundation/outbound/upstream-failure'
import type { Services } from '../../foundation/services'
import { lockOwnAccountShared } from '../../people/accounts/account-locks'
import { createRateLimits } from '../../people/rate-limits/rate-limits'
import type { Analyse } from './analysis/analyser'
import { createRepositoryReader, type Repository } from './github/read-repository'
import { presentReview, presentReviewSummary } from './present'
import { createReview, findReview, listReviews, removeOldReviews, removeReview } from './repository'
import type { Reviewed } from './reviewed'
import { createReviewer } from './reviewer'
import { acquireReviewLease } from './review-lease'

/** Per process, because each holds a few megabytes of a repository. */
const concurrentReviews = 8
const mostKept = 100

interface Making {
  signal: AbortSignal
  onStage: (stage: AiReviewStage) => void
}

export const reviewRemoved = () => notFound(msg('This review was removed'))

/** Runs reviews and stores them for the person who requested them. */
export function aiReviewService(services: Services, analyse: Analyse) {
  const { config, db, clock, send } = services
  const readRepository = createRepositoryReader(config.github, send)
  const review = createReviewer(services, analyse)
  const limits = createRateLimits(services)
  const enter = createSemaphore({ permits: concurrentReviews, queueLength: 0 })

  const save = (person: Person, repository: Repository, { result, model, filesRead }: Reviewed) =>
    db.transaction().execute(async (trx) => {
      await lockOwnAccountShared(trx, person.id)
      const row = await createReview(trx, {
        accountId: person.id,
        repository: `${repositoryPrefix}${repository.owner}/${repository.name}`,
        commit: repository.commit,
        filesTotal: repository.total,
        at: clock(),
        result,
        model,
        filesRead,
      })
      await removeOldReviews(trx, person.id, mostKept)
      return presentReview(row)
    })

  async function make(person: Person, address: string, { signal, onStage }: Making) {
    const [owner = '', name = ''] = address.slice(repositoryPrefix.length).split('/')
    onStage('fetching')
    const onReading = () => onStage('reading')
    const reading = readRepository({ owner, name }, { signal, onReading })
    const repository = await reading.catch(failureOf('github'))
    onStage('reviewing')
    return save(person, repository, await review(repository, signal).catch(failureOf('model')))
  }

  return {
    /** Checks address and rate limit and returns the function that runs the review, which must be called. */
    async begin(person: Person, repoUrl: string | undefined) {
      requireValid(checkReviewAddress({ repoUrl }))
      const address = canonicalRepository(repoUrl ?? '') ?? ''
      const release = await acquireReviewLease(services, person.id)
      const subject = String(person.id)
      try {
        await limits.consume('reviewsOfPerson', subject)
      } catch (error) {
        await release()
        throw error
      }
      return async (making: Making): Promise<AiReview> => {
        try {
          return await enter(() => make(person, address, making))
        } catch (error) {
          // Failures of upstream servers do not count against the person's limit.
          if (isOthersFault(error)) await limits.refund('reviewsOfPerson', subject)
          throw error
        } finally {
          await release()
        }
      }
    },

    list: async (person: Person, page: PageRequest) =>
      (await listReviews(db, person.id, page)).map(presentReviewSummary),

    async get(person: Person, id: number) {
      const row = await findReview(db, person.id, id)
      if (!row) throw reviewRemoved()
      return presentReview(row)
    },

    async remove(person: Person, id: number) {
      if (!(await removeReview(db, person.id, id))) throw reviewRemoved()
      return 'Review deleted'
    },
  }
}

const isOthersFault = (error: unknown) =>
  error instanceof UpstreamFailure || (error instanceof ApiError && error.code === 'unavailable')

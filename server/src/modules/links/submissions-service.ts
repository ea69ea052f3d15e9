import {
  canonicalRepository,
  checkRepositoryLink,
  isClosed,
  maxLinksPerRequest,
} from '@swipefolio/shared/rules'
import { conflict } from '../../foundation/http/errors'
import type { PageRequest } from '../../foundation/http/keyset-pagination'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { lockAccountsShared, lockOwnAccountShared } from '../../people/accounts/account-locks'
import { createRateLimits } from '../../people/rate-limits/rate-limits'
import { hasBlocked } from '../blocks/repository'
import { createNotification } from '../notifications/repository'
import { sentences } from '../notifications/sentences'
import { findOwner, findProjectRequest, lockProjectRequest } from '../project-requests/repository'
import { projectRequestRemoved } from '../project-requests/service'
import { presentSentLink, presentSubmission } from './present'
import { createLink, listOwnLinks, listSentLinks } from './repository'

/** The job seeker's side of links. */
export function submissionsService(services: Services) {
  const { db, clock, events } = services
  const limits = createRateLimits(services)

  return {
    async list(jobSeekerId: number, projectRequestId: number) {
      if (!(await findProjectRequest(db, projectRequestId))) throw projectRequestRemoved()
      return (await listOwnLinks(db, jobSeekerId, projectRequestId)).map(presentSubmission)
    },

    listAll: async (jobSeekerId: number, page: PageRequest) =>
      (await listSentLinks(db, jobSeekerId, page)).map(presentSentLink),

    async create(jobSeekerId: number, projectRequestId: number, address: string | undefined) {
      await limits.consume('submissionsOfPerson', String(jobSeekerId))
      return db.transaction().execute(async (trx) => {
        requireValid(checkRepositoryLink({ gitHubLink: address }))
        const gitHubLink = canonicalRepository(address ?? '') ?? ''
        await lockOwnAccountShared(trx, jobSeekerId)
        const recruiterId = await findOwner(trx, projectRequestId)
        if (!recruiterId || !(await lockAccountsShared(trx, [recruiterId])))
          throw projectRequestRemoved()
        const request = await lockProjectRequest(trx, projectRequestId)
        if (!request) throw projectRequestRemoved()
        const at = clock()
        if (await hasBlocked(trx, { blockerId: jobSeekerId, blockedId: recruiterId })) {
          throw conflict('You have blocked this recruiter')
        }
        // To a blocked person, the request looks closed.
        const isRefused = await hasBlocked(trx, { blockerId: recruiterId, blockedId: jobSeekerId })
        if (isRefused || isClosed(request.end_date, at)) {
          throw conflict('This project request is closed')
        }
        const earlier = await listOwnLinks(trx, jobSeekerId, projectRequestId)
        const link = await createLink(trx, { projectRequestId, jobSeekerId, gitHubLink, at })
        if (!link) throw conflict('You have already submitted this repository')
        if (earlier.length >= maxLinksPerRequest) {
          throw conflict(`You can submit at most ${maxLinksPerRequest} repositories to a request`)
        }
        await createNotification(trx, events, {
          accountId: request.owner_id,
          type: 'LINK',
          referenceId: projectRequestId,
          message: sentences.LINK.linkSubmitted(request.title),
          at,
        })
        return presentSubmission(link)
      })
    },
  }
}

import type { CallBody } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import {
  canonicalRepository,
  checkLinkNote,
  checkRepositoryLink,
  isClosed,
  maxLength,
  maxLinksPerRequest,
  projectAddress,
} from '@swipefolio/shared/rules'
import type { Executor } from '../../foundation/db/database'
import { conflict, invalidInput } from '../../foundation/http/errors'
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
import { projectRemoved } from '../projects/service'
import { presentSentLink, presentSubmission } from './present'
import { createLink, findAnsweringProject, listOwnLinks, listSentLinks } from './repository'

type Answer = NonNullable<CallBody<'POST /api/user/project-request/:id/send-link'>>

async function addressOfProject(trx: Executor, jobSeekerId: number, projectId: number) {
  const project = await findAnsweringProject(trx, jobSeekerId, projectId)
  if (!project) throw projectRemoved()
  const address = projectAddress(project)
  if (!address) throw invalidInput(msg('This project has no address yet'))
  // What is longer does not fit the index that finds a repository sent twice.
  if (Buffer.byteLength(address) > maxLength.url)
    throw invalidInput(msg('The address of this project is too long: at most 2,048 bytes'))
  return address
}

/** The job seeker's side of links. */
export function submissionsService(services: Services) {
  const { db, clock, events } = services
  const limits = createRateLimits(services)

  return {
    async list(jobSeekerId: number, projectRequestId: number) {
      if (!(await findProjectRequest(db, projectRequestId))) throw projectRequestRemoved()
      const own = await listOwnLinks(db, jobSeekerId, projectRequestId)
      return own.map((link) => presentSubmission(link, clock()))
    },

    listAll: async (jobSeekerId: number, page: PageRequest) =>
      (await listSentLinks(db, jobSeekerId, page)).map((link) => presentSentLink(link, clock())),

    async create(jobSeekerId: number, projectRequestId: number, answer: Answer) {
      const { gitHubLink: typed, projectId } = answer
      await limits.consume('submissionsOfPerson', String(jobSeekerId))
      return db.transaction().execute(async (trx) => {
        if (!projectId) requireValid(checkRepositoryLink({ gitHubLink: typed }))
        requireValid(checkLinkNote(answer))
        await lockOwnAccountShared(trx, jobSeekerId)
        const recruiterId = await findOwner(trx, projectRequestId)
        if (!recruiterId || !(await lockAccountsShared(trx, [recruiterId])))
          throw projectRequestRemoved()
        const gitHubLink = projectId
          ? await addressOfProject(trx, jobSeekerId, projectId)
          : (canonicalRepository(typed ?? '') ?? '')
        const request = await lockProjectRequest(trx, projectRequestId)
        if (!request) throw projectRequestRemoved()
        const at = clock()
        if (await hasBlocked(trx, { blockerId: jobSeekerId, blockedId: recruiterId })) {
          throw conflict(msg('You have blocked this recruiter'))
        }
        // To a blocked person, the request looks closed.
        const isRefused = await hasBlocked(trx, { blockerId: recruiterId, blockedId: jobSeekerId })
        if (isRefused || isClosed(request.end_date, at)) {
          throw conflict(msg('This project request is closed'))
        }
        const earlier = await listOwnLinks(trx, jobSeekerId, projectRequestId)
        const id = await createLink(trx, {
          projectRequestId,
          jobSeekerId,
          gitHubLink,
          projectId: projectId ?? undefined,
          note: answer.note?.trim(),
          at,
        })
        if (!id) throw conflict(msg('You have already submitted this repository'))
        if (earlier.length >= maxLinksPerRequest) {
          throw conflict(
            msg('You can submit at most {count} repositories to a request', {
              count: maxLinksPerRequest,
            }),
          )
        }
        await createNotification(trx, events, {
          accountId: request.owner_id,
          type: 'LINK',
          referenceId: projectRequestId,
          message: sentences.LINK.linkSubmitted(request.title),
          at,
        })
        const sent = await listOwnLinks(trx, jobSeekerId, projectRequestId)
        const link = sent.find((one) => one.id === id)
        if (!link) throw projectRequestRemoved()
        return presentSubmission(link, at)
      })
    },
  }
}

import type { CallBody } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import { checkProjectRequest, deadlineDay } from '@swipefolio/shared/rules'
import type { Executor } from '../../foundation/db/database'
import { publishToPeople } from '../../foundation/events/publish-to-people'
import { conflict, notFound } from '../../foundation/http/errors'
import type { PageRequest } from '../../foundation/http/keyset-pagination'
import { readId } from '../../foundation/http/read-id'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { lockOwnAccount } from '../../people/accounts/account-locks'
import { removeNotificationsOfLinksToRequest } from '../notifications/repository'
import { readTechnologyIds } from '../technologies/technology-ids'
import { presentOwnProjectRequest, presentProjectRequest } from './present'
import {
  countOtherOpenRequests,
  createProjectRequest,
  findOwnership,
  findProjectRequest,
  findProjectRequestByKey,
  listProjectRequestsOf,
  removeProjectRequest,
  replaceRequestTechnologies,
  updateProjectRequest,
} from './repository'

type ProjectRequestPayload = CallBody<'POST /api/recruiter/projectRequests'>

const mostOpen = 50

export const projectRequestRemoved = () => notFound(msg('This project request was removed'))

function readContent(payload: ProjectRequestPayload, now: Date) {
  requireValid(checkProjectRequest(payload, now))
  return {
    title: (payload.title ?? '').trim(),
    mission: (payload.mission ?? '').trim(),
    position_offer: payload.positionOffer ?? '',
    end_date: deadlineDay(payload.endDate ?? ''),
    place: payload.place?.trim(),
    reward: payload.reward?.trim(),
  }
}

export function projectRequestsService({ config, db, clock, events }: Services) {
  const today = () => clock().toISOString().slice(0, 10)

  async function get(executor: Executor, id: number, absent: () => Error) {
    const row = await findProjectRequest(executor, id)
    if (!row) throw absent()
    return presentProjectRequest(row)
  }

  /** Nothing when the payload leaves the technologies as they are. */
  const readTechnologies = async (trx: Executor, { technologies }: ProjectRequestPayload) =>
    technologies && readTechnologyIds(trx, technologies)

  async function refuseTooMany(trx: Executor, ownerId: number, id?: number) {
    if (!config.limits) return
    const open = await countOtherOpenRequests(trx, { ownerId, today: today(), id })
    if (open < mostOpen) return
    throw conflict(
      msg(
        'You have {count} open project requests. Delete one of them, or wait until one has closed.',
        { count: mostOpen },
      ),
    )
  }

  return {
    listOwn: async (ownerId: number, page: PageRequest) =>
      (await listProjectRequestsOf(db, { ownerId, today: today() }, page)).map(
        presentOwnProjectRequest,
      ),

    async getOwnership(recruiterId: number, id: number) {
      const found = await findOwnership(db, recruiterId, id)
      if (!found) throw projectRequestRemoved()
      const isOwn = found.owner_id === recruiterId
      return { isOwn, linksCount: isOwn ? (found.links_count ?? 0) : 0 }
    },

    getPublic: (id: number) => get(db, id, () => notFound(msg('Project request not found'))),

    create: (ownerId: number, payload: ProjectRequestPayload, idempotencyKey?: string) =>
      db.transaction().execute(async (trx) => {
        await lockOwnAccount(trx, ownerId)
        const stored = await findProjectRequestByKey(trx, ownerId, idempotencyKey)
        if (stored) return presentProjectRequest(stored)
        const now = clock()
        const content = readContent(payload, now)
        const technologyIds = await readTechnologies(trx, payload)
        await refuseTooMany(trx, ownerId)
        const id = await createProjectRequest(trx, {
          ...content,
          owner_id: ownerId,
          created_at: now,
          idempotency_key: idempotencyKey,
        })
        if (technologyIds) await replaceRequestTechnologies(trx, id, technologyIds)
        return get(trx, id, projectRequestRemoved)
      }),

    update: (ownerId: number, payload: ProjectRequestPayload) =>
      db.transaction().execute(async (trx) => {
        const content = readContent(payload, clock())
        const technologyIds = await readTechnologies(trx, payload)
        const id = readId(payload.id)
        await lockOwnAccount(trx, ownerId)
        await refuseTooMany(trx, ownerId, id)
        const isUpdated = await updateProjectRequest(trx, ownerId, id, content)
        if (!isUpdated) throw projectRequestRemoved()
        if (technologyIds) await replaceRequestTechnologies(trx, id, technologyIds)
        return get(trx, id, projectRequestRemoved)
      }),

    async remove(ownerId: number, id: number) {
      await db.transaction().execute(async (trx) => {
        if (!(await removeProjectRequest(trx, ownerId, id))) throw projectRequestRemoved()
        await removeNotificationsOfLinksToRequest(trx, ownerId, id)
        await publishToPeople(events, [ownerId], { type: 'notification' }, trx)
      })
    },
  }
}

import type { CallBody, OwnPublicPage, PublicPage } from '@swipefolio/shared/contract'
import { checkPublicPage, isHandle } from '@swipefolio/shared/rules'
import { notFound } from '../../foundation/http/errors'
import type { Origin } from '../../foundation/http/origin'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { recordAccountEvent } from '../../people/account-events/account-events'
import { lockOwnAccount } from '../../people/accounts/account-locks'
import { createRateLimits } from '../../people/rate-limits/rate-limits'
import { addChange, holdHandle, takeHandle } from './handles'
import { presentOwnPage, presentPublicPage } from './present'
import {
  findOwnPage,
  findPublicPage,
  type OwnPageRow,
  replaceProjects,
  storePage,
} from './repository'
import type { Executor } from '../../foundation/db/database'

type PagePayload = CallBody<'PUT /api/user/public-page'>

/** A page that is on, and whether search engines may list it. */
interface FoundPage {
  page: PublicPage
  isListed: boolean
}

/**
 * The page under a handle, if it is on; capital letters are those of somebody who wrote the address by hand. A malformed handle is
 * looked up as well, as one that nobody has.
 */
export async function findPage(
  { db }: Pick<Services, 'db'>,
  handle: string,
): Promise<FoundPage | undefined> {
  const wanted = handle.toLowerCase()
  const row = await findPublicPage(db, isHandle(wanted) ? wanted : '')
  return row && { page: presentPublicPage(wanted, row), isListed: row.is_listed }
}

const none: OwnPageRow = {
  is_on: false,
  is_listed: false,
  handle: null,
  handle_key: null,
  handle_changed_at: [],
  project_ids: [],
}

export function publicPageService(services: Services) {
  const { db, clock } = services
  const limits = createRateLimits(services)

  /** The columns of the handle after a change of it. */
  async function changeHandle(
    trx: Executor,
    accountId: number,
    stored: OwnPageRow,
    handle: string,
  ): Promise<Pick<OwnPageRow, 'handle' | 'handle_key' | 'handle_changed_at'>> {
    const key = handle && (await takeHandle(services, trx, { handle, accountId }))
    const isFirst = stored.handle_key === null
    if (stored.handle_key !== null && stored.handle_key !== key) {
      await holdHandle(services, trx, { key: stored.handle_key, accountId })
    }
    return {
      handle: handle || null,
      handle_key: key || null,
      handle_changed_at: isFirst
        ? stored.handle_changed_at
        : addChange(stored.handle_changed_at, clock()),
    }
  }

  return {
    own: async (accountId: number): Promise<OwnPublicPage> =>
      presentOwnPage(await findOwnPage(db, accountId)),

    /** Replaces what is given and keeps the rest. */
    async update(accountId: number, payload: PagePayload, origin: Origin): Promise<OwnPublicPage> {
      const given = { ...payload, handle: payload.handle?.trim() }
      if (given.handle) await limits.consume('handlesOfPerson', String(accountId))
      return db.transaction().execute(async (trx) => {
        await lockOwnAccount(trx, accountId)
        const stored = (await findOwnPage(trx, accountId)) ?? none
        const before = presentOwnPage(stored)
        const {
          isOn = before.isOn,
          isListed = before.isListed,
          handle = before.handle,
          projectIds,
        } = given
        requireValid(checkPublicPage({ isOn, handle, projectIds }))
        const { project_ids: _ids, ...kept } = stored
        await storePage(trx, accountId, {
          ...kept,
          ...(handle !== before.handle && (await changeHandle(trx, accountId, stored, handle))),
          is_on: isOn,
          is_listed: isListed,
        })
        if (projectIds) await replaceProjects(trx, accountId, projectIds)
        if (isOn !== before.isOn) {
          const type = isOn ? 'public-page-on' : 'public-page-off'
          await recordAccountEvent(services, trx, { accountId, type, origin })
        }
        return presentOwnPage(await findOwnPage(trx, accountId))
      })
    },

    async get(handle: string): Promise<PublicPage> {
      const found = await findPage(services, handle)
      if (!found) throw notFound()
      return found.page
    },
  }
}

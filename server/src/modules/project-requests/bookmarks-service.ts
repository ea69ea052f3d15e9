import { msg } from '@swipefolio/shared/i18n'
import { conflict } from '../../foundation/http/errors'
import type { Services } from '../../foundation/services'
import { lockOwnAccount } from '../../people/accounts/account-locks'
import {
  countOtherBookmarks,
  createBookmark,
  findBookmark,
  removeBookmark,
} from './bookmarks-repository'
import { findOwner } from './repository'
import { projectRequestRemoved } from './service'

const mostBookmarks = 500

export function bookmarksService({ config, db, clock }: Services) {
  return {
    async find(jobSeekerId: number, requestId: number) {
      const found = await findBookmark(db, jobSeekerId, requestId)
      if (!found) throw projectRequestRemoved()
      return { isBookmarked: Boolean(found.isBookmarked) }
    },

    create: (jobSeekerId: number, requestId: number) =>
      db.transaction().execute(async (trx) => {
        await lockOwnAccount(trx, jobSeekerId)
        const others = await countOtherBookmarks(trx, jobSeekerId, requestId)
        if (config.limits && others >= mostBookmarks) {
          throw conflict(
            msg('You have saved {count} project requests. Remove one of them first.', {
              count: mostBookmarks,
            }),
          )
        }
        const isThere = await createBookmark(trx, { jobSeekerId, requestId, at: clock() })
        if (!isThere) throw projectRequestRemoved()
      }),

    async remove(jobSeekerId: number, requestId: number) {
      await removeBookmark(db, jobSeekerId, requestId)
      if (!(await findOwner(db, requestId))) throw projectRequestRemoved()
    },
  }
}

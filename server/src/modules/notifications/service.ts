import type { Notification } from '@swipefolio/shared/contract'
import { publishToPeople } from '../../foundation/events/publish-to-people'
import { notFound } from '../../foundation/http/errors'
import type { Page, PageRequest } from '../../foundation/http/keyset-pagination'
import type { Services } from '../../foundation/services'
import { hasUnseenNotifications, listNotifications, markSeen } from './repository'

export function notificationsService({ db, events }: Services) {
  return {
    async list(accountId: number, page: PageRequest): Promise<Page<Notification>> {
      const rows = await listNotifications(db, accountId, page)
      return rows.map((row) => ({
        id: row.id,
        notificationType: row.type,
        message: row.message,
        createdAt: row.created_at.toISOString(),
        seen: row.seen,
        typeReferenceId: row.reference_id,
      }))
    },

    hasUnseen: (accountId: number) => hasUnseenNotifications(db, accountId),

    async markSeen(accountId: number, id: number) {
      const was = await markSeen(db, accountId, id)
      if (!was) throw notFound('Notification not found')
      if (!was.seen) await publishToPeople(events, [accountId], { type: 'notification' })
    },
  }
}

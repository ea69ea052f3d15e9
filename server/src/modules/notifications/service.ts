import type { Notification } from '@swipefolio/shared/contract'
import { tell } from '../../foundation/events/tell'
import { notFound } from '../../foundation/http/errors'
import type { Part, PartRequest } from '../../foundation/http/part'
import type { Services } from '../../foundation/services'
import { hasUnseenNotifications, listNotifications, markSeen } from './repository'

export function notificationsService({ db, events }: Services) {
  return {
    async list(accountId: number, part: PartRequest): Promise<Part<Notification>> {
      const rows = await listNotifications(db, accountId, part)
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
      if (!was.seen) await tell(events, [accountId], { type: 'notification' })
    },
  }
}

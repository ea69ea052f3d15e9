import type { Notification } from '@swipefolio/shared/contract'
import { notFound } from '../../http/errors'
import type { Part, PartRequest } from '../../http/part'
import type { Services } from '../../services'
import { hasUnseenNotifications, listNotifications, markSeen } from './repository'

export function notificationsService({ db }: Services) {
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
      if (!(await markSeen(db, accountId, id))) throw notFound('Notification not found')
    },
  }
}

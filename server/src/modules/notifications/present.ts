import type { Notification } from '@swipefolio/shared/contract'
import type { NotificationRow } from './repository'

export const presentNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  // To both sides, news of links are one type.
  notificationType: row.type === 'SUBMISSION' ? 'LINK' : row.type,
  message: row.message,
  createdAt: row.created_at.toISOString(),
  seen: row.seen,
  typeReferenceId: row.reference_id,
})

import type { Notification } from '@swipefolio/shared/contract'
import { sessionStore } from '@swipefolio/shared/session'

/** The last list and count, kept for this browser session, so that the bell is right before the first answer. */
export const storedNotifications = {
  find(): Notification[] | undefined {
    try {
      const list: unknown = JSON.parse(sessionStore.get('notifications') ?? 'null')
      return Array.isArray(list) ? (list as Notification[]) : undefined
    } catch {
      return undefined
    }
  },
  keep(list: Notification[], count: number) {
    sessionStore.set('notifications', JSON.stringify(list))
    sessionStore.set('notificationCount', String(count))
  },
}

import type { Notification } from '@swipefolio/shared/contract'
import { sessionStore } from '@swipefolio/shared/session'

/** The last list and count in session storage, so that the bell is right before the first response. */
export const storedNotifications = {
  find(): Notification[] | undefined {
    try {
      const list: unknown = JSON.parse(sessionStore.get('notifications') ?? 'null')
      return Array.isArray(list) ? (list as Notification[]) : undefined
    } catch {
      return undefined
    }
  },
  save(list: Notification[], count: number) {
    sessionStore.set('notifications', JSON.stringify(list))
    sessionStore.set('notificationCount', String(count))
  },
}

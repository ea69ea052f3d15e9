import { storage } from '@swipefolio/shared/between-apps'
import type { Notification } from '@swipefolio/shared/contract'

/** The last list and count in session storage, so that the bell is right before the first response. */
export const storedNotifications = {
  find(): Notification[] | undefined {
    try {
      const list: unknown = JSON.parse(storage.notifications.get() ?? 'null')
      return Array.isArray(list) ? (list as Notification[]) : undefined
    } catch {
      return undefined
    }
  },
  save(list: Notification[], count: number) {
    storage.notifications.set(JSON.stringify(list))
    storage.notificationCount.set(String(count))
  },
}

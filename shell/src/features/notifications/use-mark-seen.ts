import { useCallback } from 'react'
import { notifications, showChange } from '@swipefolio/shared/api'
import type { Role } from '@swipefolio/shared/contract'

/** Marks one notification as seen: an optimistic update that is rolled back when the call fails. */
export function useMarkSeen(role: Role) {
  return useCallback(
    async (id: number) => {
      const setSeen = (seen: boolean) =>
        showChange(notifications.list(role).queryKey, (list) =>
          list?.map((notification) =>
            notification.id === id ? { ...notification, seen } : notification,
          ),
        )
      setSeen(true)
      try {
        await notifications.markSeen(role, id)
      } catch (error) {
        console.debug('A notification could not be marked as seen', error)
        setSeen(false)
      }
    },
    [role],
  )
}

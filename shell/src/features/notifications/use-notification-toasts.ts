import { translated } from '@swipefolio/shared/api'
import type { Notification, Role } from '@swipefolio/shared/contract'
import { toast } from '@swipefolio/shared/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { kindOf } from './notification-kinds'
import { useMarkSeen } from './use-mark-seen'

/** True in the first tab that asks, which keeps the lock until it is closed: several tabs in view show a toast once. */
const claim = (id: number) =>
  new Promise<boolean>((resolve) => {
    if (!('locks' in navigator)) return resolve(true)
    void navigator.locks.request(`toast.${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock && new Promise(() => {})
    })
  })

interface NotificationToasts {
  list: readonly Notification[] | undefined
  /** Whether the list is known to be current. */
  isChecked: boolean
  /** The open panel shows the notifications itself. */
  isOpen: boolean
}

/** Shows a toast for notifications that arrive while the page is open. */
export function useNotificationToasts(role: Role, { list, isChecked, isOpen }: NotificationToasts) {
  const markSeen = useMarkSeen(role)
  const known = useRef<Set<number>>(undefined)

  const show = async ({ id, message, typeReferenceId }: Notification, shown: Toasted) => {
    if (!(await claim(id))) return
    toast.info(translated(message), {
      label: shown.label,
      onClick() {
        void markSeen(id)
        void shown.open(typeReferenceId)
      },
    })
  }

  const handleList = useEffectEvent(() => {
    const before = known.current
    known.current = new Set([...(before ?? []), ...(list ?? []).map(({ id }) => id)])
    if (!before || isOpen) return
    for (const notification of list ?? []) {
      const { toast: shown } = kindOf(notification)
      if (shown && !notification.seen && !before.has(notification.id))
        void show(notification, shown)
    }
  })

  useEffect(() => {
    if (isChecked) handleList()
  }, [list, isChecked])
}

type Toasted = NonNullable<ReturnType<typeof kindOf>['toast']>

import type { Notification, Role } from '@swipefolio/shared/contract'
import { useNavigate } from '@swipefolio/shared/router'
import { kindOf } from './notification-kinds'
import { useMarkSeen } from './use-mark-seen'

/** Marks a notification as seen and opens its target. */
export function useOpenNotification(role: Role, onLeave: () => void) {
  const navigate = useNavigate()
  const markSeen = useMarkSeen(role)

  return (notification: Notification) => {
    const { id, typeReferenceId, seen } = notification
    const { open } = kindOf(notification)
    if (!seen) void markSeen(id)
    if (!open) return
    onLeave()
    void open(typeReferenceId, navigate)
  }
}

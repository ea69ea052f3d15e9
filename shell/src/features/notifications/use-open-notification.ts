import { type Notification, paths, type Role } from '@swipefolio/shared/contract'
import { useNavigate } from '@swipefolio/shared/router'
import { openChat } from './open-chat'
import { useMarkSeen } from './use-mark-seen'

/** Goes where a notification points: a new link's request, or the chat. */
export function useOpenNotification(role: Role, onLeave: () => void) {
  const navigate = useNavigate()
  const markSeen = useMarkSeen(role)

  return ({ id, notificationType, typeReferenceId, seen }: Notification) => {
    if (!seen) void markSeen(id)
    if (notificationType === 'LINK' && role === 'recruiter') {
      onLeave()
      void navigate(`${paths.dashboard}?section=requests&links=${typeReferenceId}`)
    }
    if (notificationType === 'CHAT') {
      onLeave()
      void openChat(typeReferenceId, navigate)
    }
  }
}

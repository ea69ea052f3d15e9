import { chats, errorMessage, useMutation, useQueryClient } from '@swipefolio/shared/api'
import type { Chat, Role } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { toast } from '@swipefolio/shared/ui'

/** Blocks the other side of a conversation, or ends the block. */
export function useBlock({ id, state }: Chat, role: Role, onDone?: () => void) {
  const client = useQueryClient()
  const isBlocked = state === 'blocked'
  return useMutation({
    mutationFn: () => (isBlocked ? chats.unblock(role, id) : chats.block(role, id)),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: chats.list(role).queryKey })
      onDone?.()
    },
    onError(error) {
      if (isBlocked) toast.error(errorMessage(error, t('Failed to unblock this person')))
    },
  })
}

import { chats, useQueryClient } from '@swipefolio/shared/api'
import type { Role } from '@swipefolio/shared/contract'
import { useEffect, useState } from 'react'
import { addMessages } from './message-cache'
import { createOutbox } from './outbox'

/** An outbox that outlives the closed window and tries again by itself when the connection is back. */
export function useOutbox(role: Role) {
  const queryClient = useQueryClient()
  const [outbox] = useState(() =>
    createOutbox(async ({ chat, text, clientKey }) => {
      const sent = await chats.send(role, chat, { message: text, clientKey })
      addMessages(queryClient, role, chat, [sent])
    }),
  )
  useEffect(() => {
    window.addEventListener('online', outbox.retryAll)
    return () => window.removeEventListener('online', outbox.retryAll)
  }, [outbox])
  return outbox
}

import { ApiError, chats, useIsLive, useQueryClient } from '@swipefolio/shared/api'
import type { Role } from '@swipefolio/shared/contract'
import { useEffect, useState } from 'react'
import { addMessages } from './message-cache'
import { createOutbox } from './outbox'
import { unsent } from './unsent'

/** An outbox that keeps sending while the window is closed and retries when the connection is back. */
export function useOutbox(role: Role) {
  const queryClient = useQueryClient()
  const [outbox] = useState(() =>
    createOutbox(async ({ chat, text, clientKey }) => {
      try {
        const sent = await chats.send(role, chat, { message: text, clientKey })
        addMessages(queryClient, role, chat, [sent])
      } catch (error) {
        // The other side may have closed the conversation meanwhile.
        const isConflict = error instanceof ApiError && error.code === 'conflict'
        if (isConflict) void queryClient.invalidateQueries({ queryKey: chats.list(role).queryKey })
        throw error
      }
    }, unsent.find()),
  )
  useEffect(() => {
    // Messages in flight during a reload are resent; the idempotency key prevents duplicates.
    outbox.resume()
    const unsubscribe = outbox.subscribe(() => unsent.save(outbox.waiting()))
    return () => {
      unsubscribe()
      outbox.stop()
    }
  }, [outbox])
  useEffect(() => {
    window.addEventListener('online', outbox.retryAll)
    return () => window.removeEventListener('online', outbox.retryAll)
  }, [outbox])
  const isLive = useIsLive()
  useEffect(() => {
    // The browser fires 'online' too early, and not at all when it was the server that was down.
    if (isLive) outbox.retryAll()
  }, [isLive, outbox])
  return outbox
}

import { refresh, useLiveEvent, useQueryClient } from '@swipefolio/shared/api'
import type { LiveEvent, Message, Role } from '@swipefolio/shared/contract'
import { useRef } from 'react'
import { loadNewest, messagesKey, updateChat } from './message-cache'

/** The server's largest page. */
const maxPageSize = 50
/** Delay before an own message is fetched: the response to a message sent from here arrives earlier. */
const ownMessageDelay = 500

/**
 * Shows messages that server-sent events carry, fetches those that events only announce, and in both cases marks
 * them as read with one call at a time. Read receipts of the other side update the list of chats.
 */
export function useLiveMessages(role: Role, chatId: number) {
  const client = useQueryClient()
  const unread = useRef({ after: 0, upTo: 0, isBusy: false })
  const queryKey = messagesKey(role, chatId)

  const lastSeq = () => client.getQueryData<Message[]>(queryKey)?.at(-1)?.seq ?? 0

  async function catchUp(after: number, seq: number) {
    const span = unread.current
    span.upTo = Math.max(span.upTo, seq)
    if (span.isBusy) return
    Object.assign(span, { isBusy: true, after })
    try {
      while (span.after < span.upTo) {
        const { upTo } = span
        const limit = Math.min(upTo - span.after, maxPageSize)
        client.setQueryData(queryKey, await loadNewest(client, role, chatId, { limit }))
        span.after = upTo
      }
    } catch (error) {
      console.debug('A new message could not be loaded', error)
      refresh(queryKey)
    } finally {
      span.isBusy = false
    }
  }

  function handleMessage({ seq, sender, message }: Extract<LiveEvent, { type: 'message' }>) {
    // A hidden page must not mark messages as read; it fetches them when it becomes visible.
    if (document.visibilityState === 'hidden') return
    // The pending first load may have been answered before this message was written.
    if (!client.getQueryData(queryKey)) return refresh(queryKey)
    const last = lastSeq()
    if (message && seq === last + 1) {
      client.setQueryData<Message[]>(queryKey, (known = []) => [...known, message])
    }
    // The message is shown before the call that marks it as read is made.
    if (sender !== role) requestAnimationFrame(() => void catchUp(last, seq))
    else setTimeout(() => lastSeq() < seq && void catchUp(lastSeq(), seq), ownMessageDelay)
  }

  useLiveEvent((event) => {
    if (event.type === 'refresh') refresh(queryKey)
    if (!('chatId' in event) || event.chatId !== chatId) return
    if (event.type === 'message') handleMessage(event)
    if (event.type === 'read' && event.reader !== role) {
      updateChat(client, role, chatId, ({ seenSeq }) => ({ seenSeq: Math.max(seenSeq, event.seq) }))
    }
  })
}

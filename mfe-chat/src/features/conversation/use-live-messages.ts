import { refresh, useLiveEvent, useQueryClient } from '@swipefolio/shared/api'
import type { LiveEvent, Message, Role } from '@swipefolio/shared/contract'
import { useRef } from 'react'
import { loadNewest, messagesKey, updateChat } from './message-cache'

/** As many as the server gives at once. */
const mostAtOnce = 50
/** The answer to what was sent from here comes by itself; what was sent from elsewhere is fetched. */
const patience = 500

/**
 * Shows the messages that events bring, fetches those they only speak of, and in either case lets the server know that they are
 * read, one call at a time. Knows how far the other side has read, too.
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
        const limit = Math.min(upTo - span.after, mostAtOnce)
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
    // Nobody is reading: the page fetches them, and so reads them, when it is looked at.
    if (document.visibilityState === 'hidden') return
    // Those on their way may have been read before this one was written.
    if (!client.getQueryData(queryKey)) return refresh(queryKey)
    const last = lastSeq()
    if (message && seq === last + 1) {
      client.setQueryData<Message[]>(queryKey, (known = []) => [...known, message])
    }
    if (sender !== role) void catchUp(last, seq)
    else setTimeout(() => lastSeq() < seq && void catchUp(lastSeq(), seq), patience)
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

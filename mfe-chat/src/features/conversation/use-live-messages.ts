import { refresh, useLiveEvent, useQueryClient } from '@swipefolio/shared/api'
import type { LiveEvent, Message, Role } from '@swipefolio/shared/contract'
import { useRef } from 'react'
import { loadNewest, messagesKey, updateChat } from './message-cache'

/** As many as the server gives at once. */
const mostAtOnce = 50
/** The answer to what was sent from here comes by itself; what was sent from elsewhere is fetched. */
const patience = 500

/** Fetches exactly the messages that an event speaks of, one fetch at a time, and knows how far the other side has read. */
export function useLiveMessages(role: Role, chatId: number) {
  const client = useQueryClient()
  const wanted = useRef(0)
  const isBusy = useRef(false)
  const queryKey = messagesKey(role, chatId)

  const lastSeq = () => client.getQueryData<Message[]>(queryKey)?.at(-1)?.seq

  async function catchUp() {
    isBusy.current = true
    try {
      for (let last = lastSeq(); last !== undefined && last < wanted.current;) {
        const limit = Math.min(wanted.current - last, mostAtOnce)
        const messages = await loadNewest(client, role, chatId, { limit })
        client.setQueryData(queryKey, messages)
        const next = lastSeq() ?? 0
        if (next <= last) return
        last = next
      }
    } catch (error) {
      console.debug('A new message could not be loaded', error)
    } finally {
      isBusy.current = false
    }
  }

  function handleMessage({ seq, sender }: Extract<LiveEvent, { type: 'message' }>) {
    // Nobody is reading: the page fetches them, and so reads them, when it is looked at.
    if (document.visibilityState === 'hidden') return
    wanted.current = Math.max(wanted.current, seq)
    if (isBusy.current) return
    if (sender === role) setTimeout(() => isBusy.current || void catchUp(), patience)
    else void catchUp()
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

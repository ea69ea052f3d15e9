import { chats, useIsLive, useLiveEvent } from '@swipefolio/shared/api'
import type { Role } from '@swipefolio/shared/contract'
import { useEffect, useRef, useState } from 'react'

const sayEvery = 3000
const believeFor = 5000

/** Tells the other side that one is typing, now and then, and knows whether they are. */
export function useTyping(role: Role, chatId: number) {
  const isLive = useIsLive()
  const lastSaid = useRef(0)
  const [heardAt, setHeardAt] = useState<number>()

  useLiveEvent((event) => {
    if (!('chatId' in event) || event.chatId !== chatId) return
    if (event.type === 'typing') setHeardAt(Date.now())
    if (event.type === 'message' && event.sender !== role) setHeardAt(undefined)
  })

  useEffect(() => {
    if (heardAt === undefined) return undefined
    const timer = setTimeout(() => setHeardAt(undefined), believeFor)
    return () => clearTimeout(timer)
  }, [heardAt])

  return {
    isOtherTyping: heardAt !== undefined,
    say() {
      if (!isLive || Date.now() - lastSaid.current < sayEvery) return
      lastSaid.current = Date.now()
      chats.typing(role, chatId).catch((error: unknown) => {
        console.debug('The other side does not know that one is typing', error)
      })
    },
    /** What was typed is sent: the next word is news again. */
    stop() {
      lastSaid.current = 0
    },
  }
}

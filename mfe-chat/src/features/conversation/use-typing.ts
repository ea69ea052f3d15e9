import { chats, useIsLive, useLiveEvent } from '@swipefolio/shared/api'
import type { Role } from '@swipefolio/shared/contract'
import { useEffect, useRef, useState } from 'react'

const throttleInterval = 3000
const indicatorTimeout = 5000

/** Sends throttled typing notifications, and shows those of the other side until they time out. */
export function useTyping(role: Role, chatId: number) {
  const isLive = useIsLive()
  const lastSentAt = useRef(0)
  const [receivedAt, setReceivedAt] = useState<number>()

  useLiveEvent((event) => {
    if (!('chatId' in event) || event.chatId !== chatId) return
    if (event.type === 'typing') setReceivedAt(Date.now())
    if (event.type === 'message' && event.sender !== role) setReceivedAt(undefined)
  })

  useEffect(() => {
    if (receivedAt === undefined) return undefined
    const timer = setTimeout(() => setReceivedAt(undefined), indicatorTimeout)
    return () => clearTimeout(timer)
  }, [receivedAt])

  return {
    isOtherTyping: receivedAt !== undefined,
    notify() {
      if (!isLive || Date.now() - lastSentAt.current < throttleInterval) return
      lastSentAt.current = Date.now()
      chats.typing(role, chatId).catch((error: unknown) => {
        console.debug('The other side does not know that one is typing', error)
      })
    },
    /** Resets the throttle once the message is sent. */
    stop() {
      lastSentAt.current = 0
    },
  }
}

import { chats, refresh, useLiveEvent, usePollInterval, useQuery } from '@swipefolio/shared/api'
import type { Role } from '@swipefolio/shared/contract'
import { showUnread } from '@swipefolio/shared/ui'
import { useEffect, useState } from 'react'
import { pollWithBackOff, pollInterval } from './polling'
import { useLoggedFailure } from './use-logged-failure'

/**
 * The number of unread messages, also shown in the document title. An open window counts only the messages that arrive
 * while its tab is hidden.
 */
export function useUnread(role: Role, isOpen: boolean): number {
  const [missed, setMissed] = useState(0)
  const { queryKey, queryFn } = chats.newMessagesCount(role)
  const count = useQuery({
    queryKey,
    queryFn,
    enabled: !isOpen,
    ...pollWithBackOff(usePollInterval(pollInterval.unreadCount)),
  })
  useLoggedFailure(count, 'Unread messages could not be counted')

  useLiveEvent((event) => {
    const isRead = event.type === 'read' && event.reader === role
    const isWritten = event.type === 'message' && event.sender !== role
    if (isRead || isWritten || (event.type === 'chats' && !event.of) || event.type === 'refresh') {
      refresh(queryKey, { isSeenWhileHidden: true })
    }
    if (isWritten && document.visibilityState === 'hidden') setMissed((before) => before + 1)
  })

  useEffect(() => {
    const handleVisibility = () => document.visibilityState === 'visible' && setMissed(0)
    document.addEventListener('visibilitychange', handleVisibility)
    return () => document.removeEventListener('visibilitychange', handleVisibility)
  }, [])

  const unread = isOpen ? missed : (count.data ?? 0)
  useEffect(() => showUnread(unread), [unread])
  useEffect(() => () => showUnread(0), [])
  return unread
}

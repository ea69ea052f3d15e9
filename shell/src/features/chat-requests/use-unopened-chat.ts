import { openChatEvent, sessionStore, useSession } from '@swipefolio/shared/session'
import { toast } from '@swipefolio/shared/ui'
import { useEffect } from 'react'

/** Longer than the timeout for loading a screen of another app, in milliseconds. */
const openTimeout = 12_000

/** Shows an error when no app opens a requested chat. Without a session, a request that an earlier page left is removed. */
export function useUnopenedChat() {
  useEffect(() => {
    if (useSession.getState().role) expectOpening()
    else clearRequest()
    window.addEventListener(openChatEvent, expectOpening)
    return () => window.removeEventListener(openChatEvent, expectOpening)
  }, [])
}

function expectOpening() {
  const requested = sessionStore.get('activeChatId')
  if (requested === null) return
  setTimeout(() => {
    if (sessionStore.get('activeChatId') !== requested) return
    clearRequest()
    toast.error('Failed to open chat. Please try again.')
  }, openTimeout)
}

/** A request that stays in session storage would open the chat on a later page load. */
const clearRequest = () => sessionStore.remove('activeChatId', 'openChat')

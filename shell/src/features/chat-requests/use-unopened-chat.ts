import { events, storage } from '@swipefolio/shared/between-apps'
import { t } from '@swipefolio/shared/i18n'
import { useSession } from '@swipefolio/shared/session'
import { toast } from '@swipefolio/shared/ui'
import { useEffect } from 'react'

/** Longer than the timeout for loading a screen of another app, in milliseconds. */
const openTimeout = 12_000

/** Shows an error when no app opens a requested chat. Without a session, a request that an earlier page left is removed. */
export function useUnopenedChat() {
  useEffect(() => {
    if (useSession.getState().role) expectOpening()
    else clearRequest()
    return events.openChatFromNotification.receive(expectOpening)
  }, [])
}

function expectOpening() {
  const requested = storage.activeChatId.get()
  if (requested === null) return
  setTimeout(() => {
    if (storage.activeChatId.get() !== requested) return
    clearRequest()
    toast.error(t('Failed to open chat. Please try again.'))
  }, openTimeout)
}

/** A request that stays in session storage would open the chat on a later page load. */
export function clearRequest() {
  storage.activeChatId.remove()
  storage.openChat.remove()
}

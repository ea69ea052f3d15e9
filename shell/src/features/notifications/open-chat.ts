import { paths } from '@swipefolio/shared/contract'
import { sessionStore } from '@swipefolio/shared/session'
import { toast } from '@swipefolio/shared/ui'

const eventDelay = 100
/** Longer than the timeout for loading a screen of another app. */
const openTimeout = 12_000

/** Opens a chat on the home page. The chat app reads it from session storage on load, or from the event when it is loaded already. */
export async function openChat(chatId: number, navigate: (path: string) => void | Promise<void>) {
  sessionStore.set('activeChatId', String(chatId))
  sessionStore.set('openChat', 'true')
  await navigate(paths.home)
  setTimeout(() => {
    window.dispatchEvent(new CustomEvent('openChatFromNotification', { detail: { chatId } }))
  }, eventDelay)
  setTimeout(() => {
    if (sessionStore.get('activeChatId') === String(chatId)) failOpening()
  }, openTimeout)
}

/** Removes the flags of a chat that no app opened, because they would open it on a later page load. */
function failOpening() {
  sessionStore.remove('activeChatId', 'openChat')
  toast.error('Failed to open chat. Please try again.')
}

import { paths } from '@swipefolio/shared/contract'
import { sessionStore } from '@swipefolio/shared/session'
import { toast } from '@swipefolio/shared/ui'

const eventDelay = 100
/** Longer than a screen of another app may take to load. */
const longestOpening = 12_000

/** Opens a chat on the home page: the chat app takes it from session storage or from the event, whichever it sees first. */
export async function openChat(chatId: number, navigate: (path: string) => void | Promise<void>) {
  sessionStore.set('activeChatId', String(chatId))
  sessionStore.set('openChat', 'true')
  await navigate(paths.home)
  setTimeout(() => {
    window.dispatchEvent(new CustomEvent('openChatFromNotification', { detail: { chatId } }))
  }, eventDelay)
  setTimeout(() => {
    if (sessionStore.get('activeChatId') === String(chatId)) failOpening()
  }, longestOpening)
}

/** Nobody took the chat: the flags would open it at some later, unexpected moment. */
function failOpening() {
  sessionStore.remove('activeChatId', 'openChat')
  toast.error('Failed to open chat. Please try again.')
}

import { sessionStore } from './session-keys'

/** Dispatched on `window` to open a chat; `detail.chatId` is its id. */
export const openChatEvent = 'openChatFromNotification'

/** Dispatched on `window` by the chat app when its window is closed. */
export const chatClosedEvent = 'chatClosed'

const eventDelay = 100

/**
 * Opens a chat over the current page, or over the page that `navigate` leads to. The chat app reads the chat from
 * session storage on load, or from the event when it is loaded already; the shell shows an error when no app does.
 */
export async function openChat(
  chatId: number,
  navigate?: () => void | Promise<void>,
): Promise<void> {
  sessionStore.set('activeChatId', String(chatId))
  sessionStore.set('openChat', 'true')
  await navigate?.()
  setTimeout(() => {
    window.dispatchEvent(new CustomEvent(openChatEvent, { detail: { chatId } }))
  }, eventDelay)
}

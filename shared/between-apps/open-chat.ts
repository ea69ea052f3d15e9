import { events } from './events'
import { storage } from './storage'

const eventDelay = 100

/**
 * Opens a chat over the current page, or over the page that `navigate` leads to. The chat app reads the chat from
 * session storage on load, or from the event when it is loaded already; the shell shows an error when no app does.
 */
export async function openChat(
  chatId: number,
  navigate?: () => void | Promise<void>,
): Promise<void> {
  storage.activeChatId.set(String(chatId))
  storage.openChat.set('true')
  await navigate?.()
  setTimeout(() => events.openChatFromNotification.send({ chatId }), eventDelay)
}

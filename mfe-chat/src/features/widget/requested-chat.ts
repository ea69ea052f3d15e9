import { sessionStore } from '@swipefolio/shared/session'

/** Fired by whoever wants a chat open; its detail carries the chat's id. */
export const openEvent = 'openChatFromNotification'

const toChatId = (value: unknown) => {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Takes the chat that session storage asks to open, if there is one; both flags are gone afterwards. */
export function takeRequestedChat(): number | undefined {
  const isRequested = sessionStore.get('openChat') === 'true'
  const chatId = toChatId(sessionStore.get('activeChatId'))
  sessionStore.remove('openChat', 'activeChatId')
  return isRequested ? chatId : undefined
}

/** The chat that an event asks for; the flags that came along with it are gone afterwards. */
export function chatOfEvent(event: Event): number | undefined {
  sessionStore.remove('openChat', 'activeChatId')
  const { detail } = event as CustomEvent<{ chatId?: unknown } | null>
  return toChatId(detail?.chatId)
}

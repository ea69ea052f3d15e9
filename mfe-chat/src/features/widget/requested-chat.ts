import { sessionStore } from '@swipefolio/shared/session'

/** Fired by whoever wants a chat open; its detail carries the chat's id. */
export const openEvent = 'openChatFromNotification'

const toChatId = (value: unknown) => {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** The chat that session storage asks to open, if there is one. */
export const requestedChat = () =>
  sessionStore.get('openChat') === 'true' ? toChatId(sessionStore.get('activeChatId')) : undefined

/** The chat that an event asks to open. */
export const chatOfEvent = (event: Event) =>
  toChatId((event as CustomEvent<{ chatId?: unknown } | null>).detail?.chatId)

/** The request was seen: it must not open a chat at some later, unexpected moment. */
export const forgetRequest = () => sessionStore.remove('openChat', 'activeChatId')

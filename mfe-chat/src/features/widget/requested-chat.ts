import { sessionStore } from '@swipefolio/shared/session'

const toChatId = (value: unknown) => {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** The chat to open on load, if session storage names one. */
export const requestedChat = () =>
  sessionStore.get('openChat') === 'true' ? toChatId(sessionStore.get('activeChatId')) : undefined

/** The chat id of an open event. */
export const chatOfEvent = (event: Event) =>
  toChatId((event as CustomEvent<{ chatId?: unknown } | null>).detail?.chatId)

/** Removes a handled request, so that it does not open the chat again on a later page load. */
export const clearRequest = () => sessionStore.remove('openChat', 'activeChatId')

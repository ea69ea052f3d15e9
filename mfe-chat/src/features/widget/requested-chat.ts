import { storage } from '@swipefolio/shared/between-apps'

/** A chat id as another app gives it, if it is one. */
export const toChatId = (value: unknown) => {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** The chat to open on load, if session storage names one. */
export const requestedChat = () =>
  storage.openChat.get() === 'true' ? toChatId(storage.activeChatId.get()) : undefined

/** Removes a handled request, so that it does not open the chat again on a later page load. */
export function clearRequest() {
  storage.openChat.remove()
  storage.activeChatId.remove()
}

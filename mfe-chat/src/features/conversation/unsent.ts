import { unsentMessages } from '@swipefolio/shared/session'
import type { OutgoingMessage } from './outbox'

/** The messages of the outbox, in session storage. */
export const unsent = {
  find: () => (unsentMessages.find().waiting ?? []) as readonly OutgoingMessage[],
  save(waiting: readonly OutgoingMessage[]) {
    // Sending needs the chat, but not its messages.
    unsentMessages.save({
      waiting: waiting.map((one) => ({ ...one, chat: { ...one.chat, messages: [] } })),
    })
  },
}

import { storage } from '@swipefolio/shared/between-apps'
import { sessionOwner } from '@swipefolio/shared/session'
import type { OutgoingMessage } from './outbox'

/** Drafts by chat, and the messages of the outbox. */
interface Unsent {
  drafts: Record<number, string>
  waiting: readonly OutgoingMessage[]
}

const nothing: Unsent = { drafts: {}, waiting: [] }

/** Stored in session storage: it survives reloads and expired sessions, and is removed on logout. */
export const unsent = {
  find(): Unsent {
    try {
      const stored = JSON.parse(storage.unsentMessages.get() ?? 'null') as
        | (Unsent & { owner: string })
        | null
      return stored?.owner === sessionOwner() ? stored : nothing
    } catch {
      return nothing
    }
  },
  save(change: Partial<Unsent>) {
    const { drafts, waiting } = { ...unsent.find(), ...change }
    const next = {
      owner: sessionOwner(),
      drafts: Object.fromEntries(Object.entries(drafts).filter(([, text]) => text !== '')),
      // Sending needs the chat, but not its messages.
      waiting: waiting.map((one) => ({ ...one, chat: { ...one.chat, messages: [] } })),
    }
    if (waiting.length === 0 && Object.keys(next.drafts).length === 0) {
      storage.unsentMessages.remove()
    } else storage.unsentMessages.set(JSON.stringify(next))
  },
}

import { storage } from '@swipefolio/shared/between-apps'
import { sessionOwner } from '@swipefolio/shared/session'
import type { OutgoingMessage } from './outbox'

interface Unsent {
  owner: string
  drafts: Record<number, string>
  waiting?: readonly OutgoingMessage[]
}

function read(): Unsent {
  const nothing = { owner: sessionOwner(), drafts: {} }
  try {
    const stored = JSON.parse(storage.unsentMessages.get() ?? 'null') as Unsent | null
    return stored?.owner === nothing.owner ? stored : nothing
  } catch {
    return nothing
  }
}

/** The messages of the outbox, beside the drafts in session storage: they survive reloads and expired sessions, and are removed on logout. */
export const unsent = {
  find: () => read().waiting ?? [],
  save(waiting: readonly OutgoingMessage[]) {
    // Sending needs the chat, but not its messages.
    const kept = waiting.map((one) => ({ ...one, chat: { ...one.chat, messages: [] } }))
    storage.unsentMessages.set(JSON.stringify({ ...read(), waiting: kept }))
  },
}

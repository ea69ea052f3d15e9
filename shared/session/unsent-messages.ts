import { storage } from '../between-apps'
import { sessionOwner } from './session'

interface UnsentMessages {
  /** The text that was typed to a chat and not sent, by the chat's id. */
  drafts: Record<number, string>
  /** The outbox of the chat app, which alone knows the shape of its messages. */
  waiting?: readonly unknown[]
}

/** What this account typed in this tab and the server has not confirmed. It survives reloads and expired sessions, and is removed on logout. */
export const unsentMessages = {
  find(): UnsentMessages {
    try {
      const stored = JSON.parse(storage.unsentMessages.get() ?? 'null') as
        | (UnsentMessages & { owner: string })
        | null
      return stored?.owner === sessionOwner() ? stored : { drafts: {} }
    } catch {
      return { drafts: {} }
    }
  },
  save(change: Partial<UnsentMessages>) {
    const stored = { ...unsentMessages.find(), ...change, owner: sessionOwner() }
    storage.unsentMessages.set(JSON.stringify(stored))
  },
}

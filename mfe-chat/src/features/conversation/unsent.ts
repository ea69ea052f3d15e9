import { sessionName, sessionStore, useSession } from '@swipefolio/shared/session'
import type { OutgoingMessage } from './outbox'

/** What was written and has not arrived: texts that stand in composers, and messages on their way. */
interface Unsent {
  drafts: Record<number, string>
  waiting: readonly OutgoingMessage[]
}

const nothing: Unsent = { drafts: {}, waiting: [] }

/** Role and account: what one person wrote is never shown to the next one. */
const owner = () => {
  const { token, role } = useSession.getState()
  return (sessionName(token ?? '') ?? `${role}.`).split('.').slice(0, 2).join('.')
}

/** Kept in this tab through reloads and ended sessions, until its writer logs out. */
export const unsent = {
  find(): Unsent {
    try {
      const kept = JSON.parse(sessionStore.get('unsentMessages') ?? 'null') as
        (Unsent & { owner: string }) | null
      return kept?.owner === owner() ? kept : nothing
    } catch {
      return nothing
    }
  },
  keep(change: Partial<Unsent>) {
    const { drafts, waiting } = { ...unsent.find(), ...change }
    const kept = {
      owner: owner(),
      drafts: Object.fromEntries(Object.entries(drafts).filter(([, text]) => text !== '')),
      // Of the chat itself only what a send needs.
      waiting: waiting.map((one) => ({ ...one, chat: { ...one.chat, messages: [] } })),
    }
    if (waiting.length === 0 && Object.keys(kept.drafts).length === 0) {
      sessionStore.remove('unsentMessages')
    } else sessionStore.set('unsentMessages', JSON.stringify(kept))
  },
}

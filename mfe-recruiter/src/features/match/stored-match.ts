import { storage } from '@swipefolio/shared/between-apps'
import { sessionOwner } from '@swipefolio/shared/session'
import type { LikedProject } from './likes'

export interface MessageDraft {
  text: string
  /** The last attempt to send: the same text is sent again with the same idempotency key. */
  attempt?: { text: string; clientKey: string }
}

/** The screen of a like. */
export type LikePlace = 'deck' | 'saved' | 'passed'

interface StoredMatch {
  last?: { project: LikedProject; isOpen: boolean; place: LikePlace }
  drafts: Record<number, MessageDraft>
}

const nothing: StoredMatch = { drafts: {} }

/** The last like, and unsent first messages by chat, in session storage: they survive reloads and expired sessions. */
export const storedMatch = {
  find(): StoredMatch {
    try {
      const stored = JSON.parse(storage.firstMessages.get() ?? 'null') as
        | (StoredMatch & { owner: string })
        | null
      return stored?.owner === sessionOwner() ? stored : nothing
    } catch {
      return nothing
    }
  },
  save(change: Partial<StoredMatch>) {
    const stored = { ...storedMatch.find(), ...change, owner: sessionOwner() }
    storage.firstMessages.set(JSON.stringify(stored))
  },
  draftOf: (chatId: number): MessageDraft => storedMatch.find().drafts[chatId] ?? { text: '' },
  saveDraft(chatId: number, draft: MessageDraft) {
    const { [chatId]: _, ...others } = storedMatch.find().drafts
    storedMatch.save({ drafts: draft.text ? { ...others, [chatId]: draft } : others })
  },
}

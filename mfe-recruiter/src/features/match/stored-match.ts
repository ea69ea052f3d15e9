import { storage } from '@swipefolio/shared/between-apps'
import type { DecisionStatus } from '@swipefolio/shared/contract'
import { sessionOwner } from '@swipefolio/shared/session'
import type { LikedProject } from './likes'

/** An attempt to send: the same text is sent again with the same idempotency key. */
export interface SendAttempt {
  text: string
  clientKey: string
}

/** The screen of a like. */
export type LikePlace = 'deck' | 'saved' | 'passed'

interface StoredMatch {
  last?: { project: LikedProject; isOpen: boolean; place: LikePlace }
  attempts?: Record<number, SendAttempt | undefined>
  /** Decisions of the deck that the server has not confirmed, by the project's id. */
  decisions?: Record<number, DecisionStatus | undefined>
}

/** The last like, the last attempt to write to each chat, and unconfirmed decisions, in session storage: they survive reloads and expired sessions. */
export const storedMatch = {
  find(): StoredMatch {
    try {
      const stored = JSON.parse(storage.firstMessages.get() ?? 'null') as
        | (StoredMatch & { owner: string })
        | null
      return stored?.owner === sessionOwner() ? stored : {}
    } catch {
      return {}
    }
  },
  save(change: Partial<StoredMatch>) {
    const stored = { ...storedMatch.find(), ...change, owner: sessionOwner() }
    storage.firstMessages.set(JSON.stringify(stored))
  },
  saveDecision(projectId: number, status: DecisionStatus | undefined) {
    storedMatch.save({ decisions: { ...storedMatch.find().decisions, [projectId]: status } })
  },
  saveAttempt(chatId: number, attempt: SendAttempt | undefined) {
    storedMatch.save({ attempts: { ...storedMatch.find().attempts, [chatId]: attempt } })
  },
}

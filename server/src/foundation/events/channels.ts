import type { LiveEvent } from '@swipefolio/shared/contract'

interface ToPeople {
  to: number[]
  event: LiveEvent
}

/**
 * The payload of each channel; other floors add theirs by declaration merging. It holds ids, never texts, because NOTIFY allows
 * fewer than 8,000 bytes.
 */
export interface Channels {
  /** Published to the process itself; `sentAt` is by its own monotonic clock. */
  heartbeat: { processId: number; sentAt: number }
  /** A mail was added to the outbox. */
  mailDue: Record<string, never>
  /** An event for the open streams of people. The id is the same in every process. */
  live: ToPeople & { id: number }
  /** In the publishing process only: the same before the transaction commits. */
  liveUncommitted: ToPeople
  /** In the publishing process only: a statement publishes the event with this id, unless it fails. */
  liveCommitting: { id: number; done: Promise<void> }
  /** In the publishing process only: that statement has committed. `texts` is the event with a message's text, by account. */
  liveCommitted: ToPeople & { id?: number; texts?: Record<number, LiveEvent> }
}

export type Channel = keyof Channels

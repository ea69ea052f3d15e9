import type { LiveEvent } from '@swipefolio/shared/contract'

/**
 * The payload of each channel; other floors add theirs by declaration merging. It holds ids, never texts, because NOTIFY allows
 * fewer than 8,000 bytes.
 */
export interface Channels {
  /** A mail was added to the outbox. */
  mailDue: Record<string, never>
  /** An event for the open streams of people. The id is the same in every process. */
  live: { id: number; to: number[]; event: LiveEvent }
  /** The same before the transaction commits, in the publishing process only. */
  liveUncommitted: { to: number[]; event: LiveEvent }
  /** The same once the transaction has committed, in the publishing process only. */
  liveCommitted: { to: number[]; event: LiveEvent }
}

export type Channel = keyof Channels

/** Data that accompanies an event inside the publishing process only. */
export interface LocalPayloads {
  /** The event with the message's text, by account. */
  live: Record<number, LiveEvent>
}

export type LocalPayload<C extends Channel> = C extends keyof LocalPayloads
  ? LocalPayloads[C]
  : undefined

import type { LiveEvent } from '@swipefolio/shared/contract'

/** What travels on each channel. A payload stays small (8,000 bytes at most): ids, never texts. */
export interface Channels {
  sessionsEnded: { sessionIds: number[] }
  /** Somebody has taken a mail down that is to be sent. */
  mailDue: Record<string, never>
  /** What people with open streams are told; the id names the event in every process. */
  live: { id: number; to: number[]; event: LiveEvent }
}

export type Channel = keyof Channels

/** What goes along with an event inside the process that published it: it never travels. */
export interface LocalPayloads {
  /** An event as single people are told it, by account: with what was written. */
  live: Record<number, LiveEvent>
}

export type LocalPayload<C extends Channel> = C extends keyof LocalPayloads
  ? LocalPayloads[C]
  : undefined

import type { Executor } from '../db/database'
import type { Channel, Channels } from './channels'

export interface Events {
  /** Publishes to every process; inside a transaction (`executor`) once it commits. */
  publish<C extends Channel>(channel: C, payload: Channels[C], executor?: Executor): Promise<void>
  /** Publishes to this process only, at once, for caches that must not wait for NOTIFY. */
  publishHere<C extends Channel>(channel: C, payload: Channels[C]): void
  /** Returns the function that unsubscribes. */
  subscribe<C extends Channel>(channel: C, listener: (payload: Channels[C]) => void): () => void
  /** Calls the listener when events may have been missed. Caches that follow events must be cleared. */
  onGap(listener: () => void): () => void
  /** Whether every event that was published more than a second ago has arrived. Otherwise caches that follow events are not believed. */
  isListening(): boolean
  /** Resolves once an own event has come back; false after the given time. Rejects when it cannot be published. */
  proveHearing(milliseconds: number): Promise<boolean>
  /** What `/readyz` says while own events do not come back, and whether calls can be answered all the same. */
  unheard: { sentence: string; isBearable?: true }
  close(): Promise<void>
}

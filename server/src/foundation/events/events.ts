import type { Executor } from '../db/database'
import type { Channel, Channels, LocalPayload } from './channels'

export interface Events {
  /** Reaches every process; inside a transaction (`executor`) only once that commits. */
  publish<C extends Channel>(
    channel: C,
    payload: Channels[C],
    executor?: Executor,
    localPayload?: LocalPayload<C>,
  ): Promise<void>
  /** Reaches this process alone, at once: for caches that must not wait for the event to come back. */
  publishHere<C extends Channel>(channel: C, payload: Channels[C]): void
  /** Answers the function that ends the subscription. */
  subscribe<C extends Channel>(
    channel: C,
    listener: (payload: Channels[C], localPayload?: LocalPayload<C>) => void,
  ): () => void
  /** Called whenever events may have been missed; whoever keeps a cache drops it. */
  onGap(listener: () => void): () => void
  /** False while nothing can arrive. */
  isListening(): boolean
  close(): Promise<void>
}

import type { Channels } from '../../foundation/events/channels'
import type { Services } from '../../foundation/services'

type Live = Channels['live']
type Committed = Channels['liveCommitted']

/** An event for the streams of this process, in the order of NOTIFY, or earlier. */
export interface Arrival extends Live {
  texts: Committed['texts']
  /** Whether NOTIFY has not come yet, so that the event has no position in the replay buffer. */
  isEarly: boolean
}

/** Chats whose last seq is known: an early message of another chat waits for NOTIFY. */
const mostChats = 10_000

/**
 * Calls `receive` with each event once in the order of NOTIFY. An own message arrives early, too, when its statement has
 * committed and its seq is the next of the chat. When NOTIFY is faster than the answer to the statement, the event waits for the
 * text, and later events wait behind it.
 */
export function subscribeToArrivals(
  { events }: Pick<Services, 'events'>,
  receive: (arrival: Arrival) => void,
): () => void {
  const committing = new Map<number, Promise<void>>()
  const texts = new Map<number, Committed['texts']>()
  const lastSeqs = new Map<number, number>()
  let arriving = Promise.resolve()

  function note({ chatId, seq }: { chatId: number; seq: number }) {
    const last = Math.max(seq, lastSeqs.get(chatId) ?? 0)
    // Deleted first, so that the map stays in the order of use.
    lastSeqs.delete(chatId)
    lastSeqs.set(chatId, last)
    const [oldest] = lastSeqs.keys()
    if (lastSeqs.size > mostChats && oldest !== undefined) lastSeqs.delete(oldest)
  }

  const stops = [
    events.subscribe('liveCommitting', ({ id, done }) => {
      committing.set(id, done)
      void done.then(() => committing.delete(id))
    }),
    events.subscribe('liveCommitted', (committed) => {
      const { id, event } = committed
      if (id === undefined || event.type !== 'message' || !events.isListening()) return
      texts.set(id, committed.texts)
      if (lastSeqs.get(event.chatId) !== event.seq - 1) return
      note(event)
      receive({ id, to: committed.to, event, texts: committed.texts, isEarly: true })
    }),
    events.subscribe('live', (live) => {
      arriving = arriving
        .then(() => committing.get(live.id))
        .then(() => {
          if (live.event.type === 'message') note(live.event)
          receive({ ...live, texts: texts.get(live.id), isEarly: false })
          texts.delete(live.id)
        })
    }),
    events.onGap(() => texts.clear()),
  ]
  return () => stops.forEach((stop) => stop())
}

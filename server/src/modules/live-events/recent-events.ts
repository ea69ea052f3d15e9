import type { Channels } from '../../foundation/events/channels'

type Told = Channels['live']

/**
 * A replay buffer of the latest events in the order of NOTIFY, so that a reader can resume at any process.
 */
export function createRecentEvents(mostKept: number) {
  let kept: Told[] = []
  let places = new Map<number, number>()
  let dropped = 0

  const dropOlderHalf = () => {
    const gone = kept.splice(0, Math.ceil(kept.length / 2))
    dropped += gone.length
    for (const { id } of gone) places.delete(id)
  }

  return {
    add(told: Told) {
      if (kept.length >= mostKept) dropOlderHalf()
      places.set(told.id, dropped + kept.length)
      kept.push(told)
    },
    /** The id of the latest event; undefined when there is none. */
    lastId: () => kept.at(-1)?.id,
    /** A person's events after the given one; undefined when that one is no longer in the buffer. */
    since(id: number, accountId: number): Told[] | undefined {
      const place = places.get(id)
      if (place === undefined) return undefined
      return kept.slice(place - dropped + 1).filter(({ to }) => to.includes(accountId))
    },
    /** Clears the buffer after a gap, so that nobody resumes across it. */
    clear() {
      kept = []
      places = new Map()
    },
  }
}

import type { Channels } from '../../foundation/events/channels'

type Told = Channels['live']

/**
 * The last events of everybody, in the order in which every process hears them, so that a reader can resume anywhere.
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
    /** Names the present moment; nothing when none can be named. */
    lastId: () => kept.at(-1)?.id,
    /** What somebody was told after an event; nothing is known when that one is not among those kept. */
    since(id: number, accountId: number): Told[] | undefined {
      const place = places.get(id)
      if (place === undefined) return undefined
      return kept.slice(place - dropped + 1).filter(({ to }) => to.includes(accountId))
    },
    /** Events may have been missed: nobody can resume from before. */
    clear() {
      dropped += kept.length
      kept = []
      places = new Map()
    },
  }
}

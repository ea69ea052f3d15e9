export type Reason = 'delay' | 'queue-full'

interface Entry<Item> {
  item: Item
  since: number
}

interface Waiting<Kind, Item> {
  kind: Kind
  entries: Entry<Item>[]
  /** When nothing of the kind waited for the last time. */
  emptyAt: number
}

/** In milliseconds. */
export interface Patience {
  /** How long a burst may wait. */
  longestWait: number
  /** How long a request may wait once the queue of its kind has not been empty for `longestWait`. */
  standingWait: number
}

/** As many as can be begun at once: those beyond would only wait for their refusal. */
const mostStanding = 20

interface AdmissionQueueOptions<Kind extends string> {
  /** What is begun first, first. */
  kinds: readonly Kind[]
  mostWaiting: number
  patience: Record<Kind, Patience>
}

/**
 * A priority queue with controlled delay: bursts may wait, but a queue that stands is cut short, so that what is answered is answered
 * soon and nothing is begun for somebody who has given up. It has no clock of its own.
 */
export function createAdmissionQueue<Kind extends string, Item>({
  kinds,
  mostWaiting,
  patience,
}: AdmissionQueueOptions<Kind>) {
  const all = kinds.map((kind): Waiting<Kind, Item> => ({ kind, entries: [], emptyAt: -Infinity }))
  const ofKind = new Map(all.map((waiting) => [waiting.kind, waiting]))
  let size = 0

  type MayBegin = (item: Item) => boolean
  const findNext = (mayBegin: MayBegin) =>
    all.find(({ entries: [first] }) => first && mayBegin(first.item))

  /** The newest of the kind that is begun last, where that is after the given one. */
  function displace(kind: Kind): Item | undefined {
    const last = all.findLast(({ entries }) => entries.length > 0)
    if (!last || kinds.indexOf(last.kind) <= kinds.indexOf(kind)) return undefined
    size -= 1
    return last.entries.pop()?.item
  }

  return {
    size: () => size,
    /**
     * Queues an item, and returns what is refused for it when the queue is full: one that matters less, or itself. Itself, too, when
     * enough of its kind stands.
     */
    add(kind: Kind, item: Item, now: number): Item | undefined {
      const waiting = ofKind.get(kind)
      if (!waiting) throw new Error(`There is no kind ${kind}`)
      const { entries } = waiting
      if (entries.length === 0) waiting.emptyAt = now
      const isStanding = now - waiting.emptyAt > patience[kind].longestWait
      if (isStanding && entries.length >= mostStanding) return item
      const displaced = size >= mostWaiting ? displace(kind) : undefined
      if (size >= mostWaiting) return item
      entries.push({ item, since: now })
      size += 1
      return displaced
    },
    hasNext: (mayBegin: MayBegin) => findNext(mayBegin) !== undefined,
    /** Takes the oldest item of the first kind that may be begun. */
    take(mayBegin: MayBegin): Item | undefined {
      const next = findNext(mayBegin)
      if (!next) return undefined
      size -= 1
      return next.entries.shift()?.item
    },
    /** Takes every item that has waited too long. */
    expire(now: number): Item[] {
      return all.flatMap(({ kind, entries, emptyAt }) => {
        const { longestWait, standingWait } = patience[kind]
        const longest = now - emptyAt > longestWait ? standingWait : longestWait
        const kept = entries.findIndex(({ since }) => now - since <= longest)
        const expired = entries.splice(0, kept < 0 ? entries.length : kept)
        size -= expired.length
        return expired.map(({ item }) => item)
      })
    },
  }
}

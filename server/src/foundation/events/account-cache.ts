import { dropOldest } from '../drop-oldest'
import type { Services } from '../services'

const mostAccounts = 50_000
/** Longer than a request may take from publishing an event to its commit. */
const settlingMilliseconds = 15_000

/**
 * Caches what accounts read until a live event says that it may have changed. While this process may be changing it, or events
 * may have been missed, nothing is cached.
 */
export function createAccountCache<Value>({ events, clock }: Pick<Services, 'events' | 'clock'>) {
  let cached = new Map<number, Map<string, Value>>()
  const settling = new Map<number, number>()

  function forget(accountIds: number[]) {
    for (const id of accountIds) cached.delete(id)
  }

  function settle(accountIds: number[], now: number) {
    for (const [id, until] of settling) {
      if (until > now) break
      settling.delete(id)
    }
    for (const id of accountIds) {
      // Deleted first, so that the map stays in the order of time.
      settling.delete(id)
      settling.set(id, now + settlingMilliseconds)
    }
  }

  const isSettling = (id: number) => (settling.get(id) ?? 0) > clock().getTime()

  const stops = [
    events.subscribe('liveUncommitted', ({ to, event }) => {
      if (event.type === 'typing') return
      forget(to)
      settle(to, clock().getTime())
    }),
    events.subscribe('liveCommitted', ({ to }) => forget(to)),
    events.subscribe('live', ({ to, event }) => {
      if (event.type !== 'typing') forget(to)
    }),
    events.onGap(() => {
      cached = new Map()
    }),
  ]

  function entryOf(id: number) {
    const found = cached.get(id)
    if (found) return found
    dropOldest(cached, mostAccounts)
    const made = new Map<string, Value>()
    cached.set(id, made)
    return made
  }

  async function read(id: number, key: string, load: () => Promise<Value>) {
    const entry = entryOf(id)
    const value = await load()
    // An event that arrived meanwhile has removed the entry.
    const isCurrent = cached.get(id) === entry
    if (isCurrent && events.isListening() && !isSettling(id)) entry.set(key, value)
    return value
  }

  const known = (id: number, key: string) =>
    events.isListening() ? cached.get(id)?.get(key) : undefined

  return {
    known,
    /** The cached value at once, or a promise of the loaded one. */
    get: (id: number, key: string, load: () => Promise<Value>): Value | Promise<Value> =>
      known(id, key) ?? read(id, key, load),
    close: () => stops.forEach((stop) => stop()),
  }
}

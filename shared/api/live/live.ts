import { useSyncExternalStore } from 'react'
import type { LiveEvent } from '../../contract'

/** How often what events keep fresh is asked for all the same, in milliseconds. */
const safetyCheck = 600_000

const listeners = new Set<(event: LiveEvent) => void>()
const watchers = new Set<() => void>()
let isUp = false

/** What this page hears of the person's stream of events, whichever tab holds it. */
export const live = {
  /** Whether events come in: as long as they do, nobody needs to ask. */
  isUp: () => isUp,
  setUp(value: boolean) {
    if (isUp === value) return
    isUp = value
    for (const watcher of watchers) watcher()
  },
  tell(event: LiveEvent) {
    for (const listener of listeners) listener(event)
  },
  /** Calls a listener with each event; answers the function that ends it. */
  listen(listener: (event: LiveEvent) => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const useIsLive = () => useSyncExternalStore(watch, live.isUp)

/** Milliseconds between two questions: as given, or a slow safety check while events come in. */
export const usePollInterval = (interval: number) => (useIsLive() ? safetyCheck : interval)

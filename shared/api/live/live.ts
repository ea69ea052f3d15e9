import { useSyncExternalStore } from 'react'
import type { LiveEvent } from '../../contract'

/** Poll interval while events arrive, as a safety net, in milliseconds. */
const fallbackInterval = 600_000

const listeners = new Set<(event: LiveEvent) => void>()
const statusListeners = new Set<() => void>()
let isUp = false

/** Publish and subscribe for the person's server-sent events, received by this tab or forwarded by the leading tab. */
export const live = {
  /** Whether the event stream is connected; polling slows down while it is. */
  isUp: () => isUp,
  setUp(value: boolean) {
    if (isUp === value) return
    isUp = value
    for (const listener of statusListeners) listener()
  },
  publish(event: LiveEvent) {
    for (const listener of listeners) listener(event)
  },
  /** Calls a listener with each event; returns the function that unsubscribes it. */
  subscribe(listener: (event: LiveEvent) => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

const subscribeToStatus = (listener: () => void) => {
  statusListeners.add(listener)
  return () => void statusListeners.delete(listener)
}

export const useIsLive = () => useSyncExternalStore(subscribeToStatus, live.isUp, () => false)

/** Milliseconds between two polls: as given, or a slow fallback while events arrive. */
export const usePollInterval = (interval: number) => (useIsLive() ? fallbackInterval : interval)

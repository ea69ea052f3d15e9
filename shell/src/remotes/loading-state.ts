import { useSyncExternalStore } from 'react'

let pending = 0
const listeners = new Set<() => void>()

/** Whether a screen is loading. */
export const useIsLoading = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pending > 0,
    () => false,
  )

/** Counts `promise` as loading until it settles; returns the same promise. */
export function trackLoading<T>(promise: Promise<T>): Promise<T> {
  count(1)
  const finish = () => count(-1)
  promise.then(finish, finish)
  return promise
}

function count(change: number): void {
  pending += change
  // Deferred, because screens are requested while React renders.
  queueMicrotask(() => {
    for (const listener of listeners) listener()
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

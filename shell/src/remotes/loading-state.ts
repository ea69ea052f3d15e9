import { useSyncExternalStore } from 'react'

let pending = 0
const listeners = new Set<() => void>()

/** Whether somebody waits for a screen. */
export const useIsLoading = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pending > 0,
    () => false,
  )

/** Counts `promise` as waited for until it settles; answers the same promise. */
export function whileLoading<T>(promise: Promise<T>): Promise<T> {
  count(1)
  const finish = () => count(-1)
  promise.then(finish, finish)
  return promise
}

function count(change: number): void {
  pending += change
  // Not at once: a screen is asked for while React renders.
  queueMicrotask(() => {
    for (const listener of listeners) listener()
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

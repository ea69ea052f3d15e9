import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { queryClient } from './query-client'

/** Whether the browser has a network. Queries wait without one, and load by themselves once it is back. */
export const useIsOnline = () =>
  useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  )

/** Loads now what waits for the network, because the browser may be wrong about it. */
export function loadWaiting(): void {
  onlineManager.setOnline(true)
  queryClient.getQueryCache().onOnline()
  onlineManager.setOnline(navigator.onLine)
}

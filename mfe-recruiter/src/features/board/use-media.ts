import { useCallback, useSyncExternalStore } from 'react'
import { matchesMedia } from '@swipefolio/shared/ui'

/** Whether a media query matches, now and when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query)
      list?.addEventListener('change', onChange)
      return () => list?.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchesMedia(query))
}

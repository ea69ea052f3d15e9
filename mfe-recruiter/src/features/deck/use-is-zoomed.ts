import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  globalThis.visualViewport?.addEventListener('resize', onChange)
  return () => globalThis.visualViewport?.removeEventListener('resize', onChange)
}

const isZoomed = () => (globalThis.visualViewport?.scale ?? 1) > 1.01

/** Whether somebody has zoomed into the page with two fingers, who needs one finger to move what is shown. */
export const useIsZoomed = () => useSyncExternalStore(subscribe, isZoomed, () => false)

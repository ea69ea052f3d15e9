import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False while prerendered HTML, which is that of every visitor, is hydrated; then true. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

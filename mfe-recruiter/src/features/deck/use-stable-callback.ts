import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function with a stable identity that calls the latest version, so that memoized children do not render again. */
export function useStableCallback<Args extends unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

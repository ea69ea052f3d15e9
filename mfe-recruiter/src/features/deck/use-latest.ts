import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function for as long as a component stands, so that what is given it need not render again. */
export function useLatest<Given extends unknown[]>(call: (...given: Given) => void) {
  const latest = useRef(call)
  useLayoutEffect(() => {
    latest.current = call
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}

import { useCallback, useRef } from 'react'

/** Whether what has `trackShown` as its effect is on the page. */
export function useShown() {
  const shown = useRef(false)
  const trackShown = useCallback(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return { isShown: useCallback(() => shown.current, []), trackShown }
}

import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Whether a corner of the element, apart from its rounding, is under the frame. */
function isUnder(frame: HTMLElement | null, element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const inset = Math.min(right - left, bottom - top) / 6
  return [left + inset, right - inset].some((x) =>
    [top + inset, bottom - inset].some((y) => frame?.contains(document.elementFromPoint(x, y))),
  )
}

/** Calls back when the keyboard moves the focus to something of the page that the frame covers. */
export function useCoveredFocus(frame: RefObject<HTMLElement | null>, onCovered: () => void) {
  const check = useEffectEvent((target: Element) => {
    const hasRing = target.matches(':focus-visible:not([tabindex="-1"])')
    if (hasRing && !frame.current?.contains(target) && isUnder(frame.current, target)) onCovered()
  })

  useEffect(() => {
    // The browser scrolls what has the focus into view after the event.
    const handleFocus = ({ target }: FocusEvent) =>
      requestAnimationFrame(() => target instanceof Element && check(target))
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  }, [])
}

import { type RefObject, useEffect, useState } from 'react'

/** Whether a floating element lies on the element that has the focus. */
export function useCoversFocus(floating: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    const check = () => setCovers(overlap(floating.current, document.activeElement))
    document.addEventListener('focusin', check)
    document.addEventListener('focusout', check)
    window.addEventListener('scroll', check, { passive: true })
    window.addEventListener('resize', check)
    return () => {
      document.removeEventListener('focusin', check)
      document.removeEventListener('focusout', check)
      window.removeEventListener('scroll', check)
      window.removeEventListener('resize', check)
    }
  }, [floating])
  return covers
}

const controls = 'a, button, input, select, textarea, summary'

function overlap(floating: Element | null, focused: Element | null): boolean {
  if (!floating || !focused?.matches(controls) || floating.contains(focused)) return false
  const a = floating.getBoundingClientRect()
  const b = focused.getBoundingClientRect()
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

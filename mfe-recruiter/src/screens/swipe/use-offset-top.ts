import { type RefObject, useLayoutEffect } from 'react'

/** Keeps the CSS variable `--offset-top` of an element at its distance from the top of the page, which changes with notices above it. */
export function useOffsetTop(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const measure = () => {
      const { current } = element
      if (!current) return
      const top = current.getBoundingClientRect().top + window.scrollY
      current.style.setProperty('--offset-top', `${top}px`)
    }
    measure()
    if (typeof ResizeObserver !== 'function') return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
}

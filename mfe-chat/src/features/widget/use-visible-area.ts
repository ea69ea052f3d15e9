import { type RefObject, useEffect } from 'react'

/** Tells an element by `--visible-top` and `--visible-height` what an on-screen keyboard leaves of the page. */
export function useVisibleArea(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return undefined
    const fit = () => {
      const style = element.current?.style
      const isZoomed = viewport.scale > 1
      style?.setProperty('--visible-top', isZoomed ? '' : `${viewport.offsetTop}px`)
      style?.setProperty('--visible-height', isZoomed ? '' : `${viewport.height}px`)
    }
    fit()
    viewport.addEventListener('resize', fit)
    viewport.addEventListener('scroll', fit)
    return () => {
      viewport.removeEventListener('resize', fit)
      viewport.removeEventListener('scroll', fit)
    }
  }, [element])
}

import { type RefObject, useEffect } from 'react'

/** Sets `--visible-top` and `--visible-height` on an element to the area that an on-screen keyboard leaves visible. */
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

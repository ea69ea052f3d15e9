import { useEffect, useEffectEvent, useRef } from 'react'

/** Long enough to have looked at something, in milliseconds. */
const lookTime = 1000

/** A ref of an element; calls back once the element was whole on the screen for a second. */
export function useLook(isAwaited: boolean, onLook: () => void) {
  const element = useRef<HTMLDivElement>(null)
  const handleLook = useEffectEvent(onLook)

  useEffect(() => {
    if (!isAwaited || !element.current) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (!entry?.isIntersecting) return
        timer = setTimeout(() => {
          if (document.visibilityState === 'hidden') return
          observer.disconnect()
          handleLook()
        }, lookTime)
      },
      { threshold: 0.9 },
    )
    observer.observe(element.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [isAwaited])

  return element
}

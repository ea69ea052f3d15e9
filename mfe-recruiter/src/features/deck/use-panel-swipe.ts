import { type PointerEvent as PanelPointerEvent, type RefObject, useEffect, useRef } from 'react'

const slop = 8

/**
 * Passes a touch that begins on the panel of the last like and moves sideways to the top card, which it covers in part. The
 * returned handler is for the panel or an element around it.
 */
export function usePanelSwipe(deck: RefObject<HTMLElement | null>) {
  const gesture = useRef<AbortController>(undefined)
  useEffect(() => () => gesture.current?.abort(), [])

  return ({ target, pointerType, nativeEvent: down }: PanelPointerEvent) => {
    const isOnPanel = target instanceof Element && target.closest('aside')
    if (!isOnPanel || pointerType === 'mouse') return
    gesture.current?.abort()
    const { signal } = (gesture.current = new AbortController())
    const end = ({ pointerId }: PointerEvent) => {
      if (pointerId === down.pointerId) gesture.current?.abort()
    }
    window.addEventListener('pointerup', end, { signal })
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener(
      'pointermove',
      (move) => {
        const distance = Math.abs(move.clientX - down.clientX)
        const isSideways = distance > Math.abs(move.clientY - down.clientY)
        if (move.pointerId !== down.pointerId || distance <= slop || !isSideways) return
        gesture.current?.abort()
        deck.current
          ?.querySelector('article:not([inert])')
          ?.dispatchEvent(new PointerEvent('pointerdown', down))
      },
      { signal },
    )
  }
}

import type { DecisionStatus } from '@swipefolio/shared/contract'
import { type PointerEvent as CardPointerEvent, useEffect, useRef, useState } from 'react'
import { decisionAt, indicatorAt } from './swipe-direction'
import type { CardMotion } from './use-card-motion'
import { afterNextPaint } from './after-next-paint'

interface CardDrag {
  motion: CardMotion
  isEnabled: boolean
  onDecide: (status: DecisionStatus) => void
}

/** Drags a card by pointer. Links and buttons on it stay usable; dragging up in scrollable text scrolls instead. */
export function useCardDrag({ motion, isEnabled, onDecide }: CardDrag) {
  const [indicated, setIndicated] = useState<DecisionStatus>()
  const gesture = useRef<AbortController>(undefined)

  const end = () => {
    gesture.current?.abort()
    gesture.current = undefined
    setIndicated(undefined)
  }

  useEffect(() => (isEnabled ? end : undefined), [isEnabled])

  function handlePointerDown(down: CardPointerEvent<HTMLElement>) {
    const { target, pointerId, button, currentTarget } = down
    const isHandle = target instanceof Element && !target.closest('a, button')
    if (!isEnabled || !isHandle || button !== 0 || gesture.current) return

    const canSave = !target.closest('[data-scrolls]')
    const box = currentTarget.getBoundingClientRect()
    currentTarget.setPointerCapture?.(pointerId)
    const { signal } = (gesture.current = new AbortController())
    motion.hold(down.clientY > box.top + box.height / 2)

    const offsetOf = (event: PointerEvent) => ({
      x: event.clientX - down.clientX,
      y: canSave ? event.clientY - down.clientY : 0,
    })
    const listen = (
      type: 'pointermove' | 'pointerup' | 'pointercancel',
      handle: (event: PointerEvent) => void,
    ) =>
      window.addEventListener(type, (event) => event.pointerId === pointerId && handle(event), {
        signal,
      })

    listen('pointermove', (event) => {
      motion.drag(offsetOf(event), event.timeStamp)
      setIndicated(indicatorAt(offsetOf(event), canSave))
    })
    listen('pointerup', (event) => {
      const decision = decisionAt(offsetOf(event), canSave)
      motion.release(event.timeStamp)
      if (decision) {
        gesture.current?.abort()
        motion.flyOut(decision)
        // Deferred: rendering the deck would cost the flight its first frames.
        afterNextPaint(() => onDecide(decision))
      } else {
        end()
        motion.springBack()
      }
    })
    listen('pointercancel', () => {
      end()
      motion.springBack()
    })
  }

  return { indicated, handlePointerDown }
}

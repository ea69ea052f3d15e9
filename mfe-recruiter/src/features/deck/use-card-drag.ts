import type { DecisionStatus } from '@swipefolio/shared/contract'
import { decisionAt, indicatorAt, type Offset } from '@swipefolio/shared/ui'
import {
  type PointerEvent as CardPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { tick } from './decision-tick'
import type { CardMotion } from './use-card-motion'

interface CardDrag {
  card: RefObject<HTMLElement | null>
  motion: CardMotion
  isEnabled: boolean
  onRelease: (status: DecisionStatus) => void
}

const slop = 8

/** A pointer on a link or button drags once it has moved, so that a press stays a press; from a button only sideways. */
const isDrag = (control: Element, { x, y }: Offset) =>
  Math.hypot(x, y) > slop && (control.matches('a') || Math.abs(x) > Math.abs(y))

/** Drags a card by pointer. Dragging up in scrollable text scrolls instead. */
export function useCardDrag({ card: element, motion, isEnabled, onRelease }: CardDrag) {
  const [indicated, setIndicated] = useState<DecisionStatus>()
  const gesture = useRef<AbortController>(undefined)
  const isSwiping = useRef(false)

  const end = () => {
    gesture.current?.abort()
    gesture.current = undefined
    setIndicated(undefined)
  }

  useEffect(() => (isEnabled ? end : undefined), [isEnabled])

  // Chromium takes a fast swipe for a fling as well, and the next tap for what stops it: that tap has no click.
  useEffect(() => {
    const swiped = element.current
    const handleTouchMove = (event: TouchEvent) => {
      if (isSwiping.current && event.cancelable && event.touches.length === 1)
        event.preventDefault()
    }
    swiped?.addEventListener('touchmove', handleTouchMove, { passive: false })
    return () => swiped?.removeEventListener('touchmove', handleTouchMove)
  }, [element])

  function handlePointerDown(down: CardPointerEvent<HTMLElement>) {
    const { target, pointerId, button, currentTarget: card } = down
    if (!isEnabled || !(target instanceof Element) || button !== 0 || gesture.current) return
    if (target.closest('[data-own-gestures]')) return

    const control = target.closest('a, button')
    const canSave = !target.closest('[data-scrolls], button')
    const { signal } = (gesture.current = new AbortController())
    let isHeld = false
    isSwiping.current = false
    let decision: DecisionStatus | undefined

    const movedBy = (event: PointerEvent) => ({
      x: event.clientX - down.clientX,
      y: event.clientY - down.clientY,
    })
    const offsetOf = (event: PointerEvent) => ({
      ...movedBy(event),
      ...(!canSave && { y: 0 }),
    })
    const hold = () => {
      const box = card.getBoundingClientRect()
      card.setPointerCapture?.(pointerId)
      motion.hold(down.clientY > box.top + box.height / 2)
      isHeld = true
    }
    const listen = (
      type: 'pointermove' | 'pointerup' | 'pointercancel',
      handle: (event: PointerEvent) => void,
    ) =>
      window.addEventListener(type, (event) => event.pointerId === pointerId && handle(event), {
        signal,
      })

    if (!control) hold()
    listen('pointermove', (event) => {
      if (!isHeld && control && isDrag(control, movedBy(event))) hold()
      if (!isHeld) return
      const { x, y } = movedBy(event)
      isSwiping.current = canSave || Math.abs(x) > Math.abs(y)
      const pull = offsetOf(event)
      motion.drag(pull, event.timeStamp)
      setIndicated(indicatorAt(pull, canSave))
      const next = decisionAt(pull, canSave)
      if (next && next !== decision) tick()
      decision = next
    })
    listen('pointerup', (event) => {
      if (!isHeld) return end()
      const released = decisionAt(offsetOf(event), canSave)
      motion.release(event.timeStamp)
      if (released) {
        gesture.current?.abort()
        motion.flyOut(released)
        onRelease(released)
      } else {
        end()
        motion.springBack()
      }
    })
    listen('pointercancel', () => {
      end()
      if (isHeld) motion.springBack()
    })
  }

  return { indicated, handlePointerDown }
}

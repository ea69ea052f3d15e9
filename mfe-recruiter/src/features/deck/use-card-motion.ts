import type { DecisionStatus } from '@swipefolio/shared/contract'
import { animateValue, type MotionValue, motionValue } from 'motion'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { flightTime } from './flight-time'
import type { Pull } from './swipe-direction'

const spring = { type: 'spring', stiffness: 420, damping: 30 } as const
const speedsUp = [0.5, 0, 0.75, 0.4] as const
const keepsItsSpeed = [0.2, 0.5, 0.6, 1] as const
const widestTurn = 16
const pixelsPerDegree = 22
const carriedOn = 2.5

const prefersStillness = () =>
  typeof window.matchMedia === 'function' &&
  window.matchMedia('(prefers-reduced-motion: reduce)').matches

function outside(towards: DecisionStatus, { x, y }: Pull): Pull {
  if (towards === 'SAVED') return { x: x * carriedOn, y: -window.innerHeight }
  const sideways = window.innerWidth / 2 + window.innerHeight / 2
  return { x: towards === 'LIKED' ? sideways : -sideways, y: y * carriedOn }
}

const springTo = (value: MotionValue<number>, target: number) =>
  value.start((complete) =>
    animateValue({
      ...spring,
      keyframes: [value.get(), target],
      velocity: value.getVelocity(),
      onUpdate: (latest) => value.set(latest),
      onComplete: complete,
    }),
  )

const flyTo = (value: MotionValue<number>, target: number, isThrown: boolean) =>
  value.start((complete) =>
    animateValue({
      keyframes: [value.get(), target],
      duration: flightTime,
      ease: isThrown ? [...keepsItsSpeed] : [...speedsUp],
      onUpdate: (latest) => value.set(latest),
      onComplete: complete,
    }),
  )

/** Where a card is and how it moves; a person who prefers stillness sees it fade instead. */
function createCardMotion() {
  const x = motionValue(0)
  const y = motionValue(0)
  let grip = 1

  return {
    paintOn(element: HTMLElement) {
      const paint = () => {
        const turn = Math.max(-widestTurn, Math.min(widestTurn, x.get() / pixelsPerDegree))
        const isAtRest = x.get() === 0 && y.get() === 0
        element.style.transform = isAtRest
          ? ''
          : `translate(${x.get()}px, ${y.get()}px) rotate(${turn * grip}deg)`
      }
      paint()
      const stops = [x.on('change', paint), y.on('change', paint)]
      return () => stops.forEach((stop) => stop())
    },
    /** Held below its middle, a card turns the other way. */
    hold(isHeldLow: boolean) {
      x.stop()
      y.stop()
      grip = isHeldLow ? -1 : 1
    },
    pull(to: Pull) {
      if (prefersStillness()) return
      x.set(to.x)
      y.set(to.y)
    },
    springBack() {
      void springTo(x, 0)
      void springTo(y, 0)
    },
    flyOut(towards: DecisionStatus) {
      if (prefersStillness()) return
      const from = { x: x.get(), y: y.get() }
      const isThrown = from.x !== 0 || from.y !== 0
      const target = outside(towards, from)
      void flyTo(x, target.x, isThrown)
      void flyTo(y, target.y, isThrown)
    },
    comeBack(from: DecisionStatus) {
      if (prefersStillness()) return
      const start = outside(from, { x: 0, y: 0 })
      x.jump(start.x)
      y.jump(start.y)
      this.springBack()
    },
  }
}

export type CardMotion = ReturnType<typeof createCardMotion>

interface Course {
  /** Set once the card was decided. */
  towards?: DecisionStatus
  /** Set when the decision was taken back. */
  arrivesFrom?: DecisionStatus
}

/** Moves the element with the card's motion, and sends it off or lets it come back. */
export function useCardMotion(
  card: RefObject<HTMLElement | null>,
  { towards, arrivesFrom }: Course,
): CardMotion {
  const [motion] = useState(createCardMotion)
  useLayoutEffect(() => (card.current ? motion.paintOn(card.current) : undefined), [card, motion])
  useLayoutEffect(() => {
    if (arrivesFrom) motion.comeBack(arrivesFrom)
  }, [motion, arrivesFrom])
  useLayoutEffect(() => {
    if (towards) motion.flyOut(towards)
  }, [motion, towards])
  return motion
}

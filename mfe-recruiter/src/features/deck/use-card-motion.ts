import type { DecisionStatus } from '@swipefolio/shared/contract'
import { type Offset, prefersReducedMotion } from '@swipefolio/shared/ui'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { type CardPath, frame, springPath, exitPath, rest, velocityOn } from './card-path'
import { createDragVelocity } from './drag-velocity'

const widestTurn = 24
const pixelsPerDegree = 22

function transformOf({ x, y }: Offset, grip: number) {
  const turn = widestTurn * Math.tanh(x / pixelsPerDegree / widestTurn) * grip
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${turn.toFixed(3)}deg)`
}

/** Position and animation of a card. Paths run as Web Animations off the main thread, so that rendering does not delay them. */
function createCardMotion(card: RefObject<HTMLElement | null>) {
  const dragVelocity = createDragVelocity()
  let place = rest
  let velocity = rest
  let heldAt = rest
  let grip = 1
  let isMotionReduced = false
  let running: { path: CardPath; animation: Animation } | undefined
  let leaving: DecisionStatus | undefined

  function moveTo(at: Offset) {
    place = at
    if (!card.current) return
    const isAtRest = at.x === 0 && at.y === 0
    card.current.style.transform = isAtRest ? '' : transformOf(at, grip)
  }

  function stop() {
    if (!running) return
    const { path, animation } = running
    const time = Number(animation.currentTime)
    if (animation.playState === 'running') {
      velocity = velocityOn(path, time)
      moveTo(path.at(time))
    }
    animation.cancel()
    running = undefined
  }

  function run(path: CardPath) {
    moveTo(path.at(path.duration))
    if (!card.current || typeof card.current.animate !== 'function') return
    const count = Math.ceil(path.duration / frame)
    const frames = Array.from({ length: count + 1 }, (_, at) => ({
      transform: transformOf(path.at((at / count) * path.duration), grip),
    }))
    running = {
      path,
      animation: card.current.animate(frames, { duration: path.duration, fill: 'backwards' }),
    }
  }

  function springBack() {
    leaving = undefined
    stop()
    if (place.x !== 0 || place.y !== 0) run(springPath({ from: place, velocity }))
    velocity = rest
  }

  const exitTo = (towards: DecisionStatus) =>
    exitPath(
      towards,
      { from: place, velocity },
      { width: window.innerWidth, height: window.innerHeight },
    )

  return {
    /** Starts a drag at the current position. A card held below its middle rotates the other way. */
    hold(isHeldLow: boolean) {
      stop()
      dragVelocity.start()
      isMotionReduced = prefersReducedMotion()
      velocity = rest
      heldAt = place
      if (place.x === 0) grip = isHeldLow ? -1 : 1
    },
    drag(by: Offset, time: number) {
      if (isMotionReduced) return
      dragVelocity.add(by, time)
      moveTo({ x: heldAt.x + by.x, y: heldAt.y + by.y })
    },
    release(time: number) {
      velocity = dragVelocity.at(time)
    },
    springBack,
    flyOut(towards: DecisionStatus) {
      if (prefersReducedMotion() || leaving === towards) return
      leaving = towards
      stop()
      run(exitTo(towards))
    },
    returnFrom(from: DecisionStatus) {
      if (prefersReducedMotion()) return
      if (!running) moveTo(exitTo(from).at(Infinity))
      springBack()
    },
  }
}

export type CardMotion = ReturnType<typeof createCardMotion>

interface CardState {
  /** Set once the card is decided. */
  towards?: DecisionStatus
  /** Set when the decision was undone or failed. */
  arrivesFrom?: DecisionStatus
}

/** Binds a motion to an element: flies it out when it is decided and back when the decision is undone. */
export function useCardMotion(
  card: RefObject<HTMLElement | null>,
  { towards, arrivesFrom }: CardState,
): CardMotion {
  const [motion] = useState(() => createCardMotion(card))
  useLayoutEffect(() => {
    if (arrivesFrom) motion.returnFrom(arrivesFrom)
  }, [motion, arrivesFrom])
  useLayoutEffect(() => {
    if (towards) motion.flyOut(towards)
  }, [motion, towards])
  return motion
}

import type { DecisionStatus } from '@swipefolio/shared/contract'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { type CardPath, frame, pathHome, pathOut, rest, speedOn } from './card-path'
import { createPullSpeed } from './pull-speed'
import type { Pull } from './swipe-direction'

const widestTurn = 24
const pixelsPerDegree = 22

const prefersStillness = () =>
  typeof window.matchMedia === 'function' &&
  window.matchMedia('(prefers-reduced-motion: reduce)').matches

function transformOf({ x, y }: Pull, grip: number) {
  const turn = widestTurn * Math.tanh(x / pixelsPerDegree / widestTurn) * grip
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${turn.toFixed(3)}deg)`
}

/** Where a card is and how it moves; paths run off the main thread, so that nothing else can hold them up. */
function createCardMotion(card: RefObject<HTMLElement | null>) {
  const speed = createPullSpeed()
  let place = rest
  let velocity = rest
  let heldAt = rest
  let grip = 1
  let staysPut = false
  let course: { path: CardPath; animation: Animation } | undefined
  let leaving: DecisionStatus | undefined

  function stand(at: Pull) {
    place = at
    if (!card.current) return
    const isAtRest = at.x === 0 && at.y === 0
    card.current.style.transform = isAtRest ? '' : transformOf(at, grip)
  }

  function stop() {
    if (!course) return
    const { path, animation } = course
    const time = Number(animation.currentTime)
    if (animation.playState === 'running') {
      velocity = speedOn(path, time)
      stand(path.at(time))
    }
    animation.cancel()
    course = undefined
  }

  function run(path: CardPath) {
    stand(path.at(path.duration))
    if (!card.current || typeof card.current.animate !== 'function') return
    const count = Math.ceil(path.duration / frame)
    const frames = Array.from({ length: count + 1 }, (_, at) => ({
      transform: transformOf(path.at((at / count) * path.duration), grip),
    }))
    course = {
      path,
      animation: card.current.animate(frames, { duration: path.duration, fill: 'backwards' }),
    }
  }

  function springBack() {
    leaving = undefined
    stop()
    if (place.x !== 0 || place.y !== 0) run(pathHome({ from: place, velocity }))
    velocity = rest
  }

  const wayOut = (towards: DecisionStatus) =>
    pathOut(
      towards,
      { from: place, velocity },
      { width: window.innerWidth, height: window.innerHeight },
    )

  return {
    /** Caught wherever it is; held below its middle, a card turns the other way. */
    hold(isHeldLow: boolean) {
      stop()
      speed.start()
      staysPut = prefersStillness()
      velocity = rest
      heldAt = place
      if (place.x === 0) grip = isHeldLow ? -1 : 1
    },
    pull(by: Pull, time: number) {
      if (staysPut) return
      speed.add(by, time)
      stand({ x: heldAt.x + by.x, y: heldAt.y + by.y })
    },
    letGo(time: number) {
      velocity = speed.at(time)
    },
    springBack,
    flyOut(towards: DecisionStatus) {
      if (prefersStillness() || leaving === towards) return
      leaving = towards
      stop()
      run(wayOut(towards))
    },
    comeBack(from: DecisionStatus) {
      if (prefersStillness()) return
      if (!course) stand(wayOut(from).at(Infinity))
      springBack()
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
  const [motion] = useState(() => createCardMotion(card))
  useLayoutEffect(() => {
    if (arrivesFrom) motion.comeBack(arrivesFrom)
  }, [motion, arrivesFrom])
  useLayoutEffect(() => {
    if (towards) motion.flyOut(towards)
  }, [motion, towards])
  return motion
}

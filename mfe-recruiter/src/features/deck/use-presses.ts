import type { DecisionStatus, UnseenProject } from '@swipefolio/shared/contract'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { clearDuration } from './flight-duration'
import { useStableCallback } from './use-stable-callback'

/** The event of a key or button. */
export type Press = Pick<Event, 'timeStamp'>

interface TopCard {
  id: number | undefined
  /** Whether a card that flies out covers it at first. */
  isCovered: boolean
  /** Whether its decision was undone or failed. */
  isReturned: boolean
}

/** A press that is handled later than this many milliseconds was made while the page stood still, for a card that nobody had seen. */
const longestLag = 500

/** Decides a card, the top one by default; false when it was decided already. */
type Decide = (status: DecisionStatus, project?: UnseenProject) => boolean

/**
 * Decides the top card by keys and buttons. A press that comes before the next card is in view waits for that card, so that each of several
 * quick presses decides one, and every card is seen before it leaves.
 */
export function usePresses(top: TopCard, decide: Decide) {
  const seenFrom = useRef(Infinity)
  const isNextExpected = useRef(false)
  const waiting = useRef<DecisionStatus[]>([])
  const timer = useRef<number>(undefined)

  const drop = () => {
    window.clearTimeout(timer.current)
    waiting.current = []
  }

  /** Presses wait for the card after this one. */
  const decideNow = (...decision: Parameters<Decide>) => {
    if (!decide(...decision)) return
    seenFrom.current = Infinity
    isNextExpected.current = true
  }

  const decideWaiting = useStableCallback(() => {
    const status = waiting.current.shift()
    if (status) decideNow(status)
  })

  const decideOnceSeen = () => {
    window.clearTimeout(timer.current)
    if (waiting.current.length === 0 || seenFrom.current === Infinity) return
    timer.current = window.setTimeout(decideWaiting, seenFrom.current - performance.now())
  }

  const markShown = useStableCallback((isShown: boolean, isReturned: boolean) => {
    const shownIn = top.isCovered ? clearDuration : 0
    seenFrom.current = isShown ? performance.now() + shownIn : Infinity
    // A page that is slow shows it when the flight is over.
    const hasWaited = waiting.current.length > 0
    isNextExpected.current = isShown && !isReturned && (top.isCovered || hasWaited)
    if (isNextExpected.current) decideOnceSeen()
    else drop()
  })
  const { id, isReturned } = top
  useLayoutEffect(() => {
    markShown(id !== undefined, isReturned)
  }, [markShown, id, isReturned])
  useEffect(() => () => window.clearTimeout(timer.current), [])

  return {
    /** The time of the press counts, not that of its handling: a busy page handles it later. Old engines count that time from 1970. */
    press(status: DecisionStatus, { timeStamp }: Press) {
      const now = performance.now()
      const pressedAt = Math.min(timeStamp, now)
      if (waiting.current.length === 0 && pressedAt >= seenFrom.current) return decideNow(status)
      if (!isNextExpected.current || now - pressedAt > longestLag) return
      waiting.current.push(status)
      decideOnceSeen()
    },
    /** Decides a card that was dragged. */
    decide: decideNow,
    /** Forgets the presses that wait. */
    drop,
  }
}

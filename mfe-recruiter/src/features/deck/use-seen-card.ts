import { useLayoutEffect, useRef } from 'react'
import { clearDuration } from './flight-duration'
import { useStableCallback } from './use-stable-callback'

/** The event of a key or button. */
export type Press = Pick<Event, 'timeStamp'>

/** Whether the top card was in view when a key or button was pressed: no press decides a card that has not been seen. */
export function useSeenCard(topId: number | undefined, isCovered: boolean) {
  const seenFrom = useRef(Infinity)
  const markShown = useStableCallback((id: number | undefined) => {
    const shownIn = isCovered ? clearDuration : 0
    seenFrom.current = id === undefined ? Infinity : performance.now() + shownIn
  })
  useLayoutEffect(() => {
    markShown(topId)
  }, [markShown, topId])

  /** The time of the press, not of its handling: a busy page handles it later. Old engines count that time from 1970. */
  return ({ timeStamp }: Press) => Math.min(timeStamp, performance.now()) >= seenFrom.current
}

import type { DecisionStatus } from '@swipefolio/shared/contract'

/** How far a card was pulled from its place, in pixels; up is negative. */
export interface Pull {
  x: number
  y: number
}

const decisionDistance = 100
const indicatorDistance = 50

function directionBeyond(distance: number, { x, y }: Pull, canSave: boolean) {
  const isUpwards = canSave && Math.abs(y) > Math.abs(x)
  if (isUpwards) return y < -distance ? 'SAVED' : undefined
  if (Math.abs(x) <= distance) return undefined
  return x > 0 ? 'LIKED' : 'UNLIKED'
}

/** What letting go of the card here decides; undefined springs it back. */
export const decisionAt = (pull: Pull, canSave = true): DecisionStatus | undefined =>
  directionBeyond(decisionDistance, pull, canSave)

/** Which decision the card leans to, shown before it is far enough. */
export const indicatorAt = (pull: Pull, canSave = true): DecisionStatus | undefined =>
  directionBeyond(indicatorDistance, pull, canSave)

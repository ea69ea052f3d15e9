import type { DecisionStatus } from '../../contract'

/** Offset of a card from the deck, in pixels; up is negative. */
export interface Offset {
  x: number
  y: number
}

const decisionDistance = 100
const indicatorDistance = 50

function directionBeyond(distance: number, { x, y }: Offset, canSave: boolean) {
  const isUpwards = canSave && Math.abs(y) > Math.abs(x)
  if (isUpwards) return y < -distance ? 'SAVED' : undefined
  if (Math.abs(x) <= distance) return undefined
  return x > 0 ? 'LIKED' : 'UNLIKED'
}

/** The decision for a release at this offset; undefined springs the card back. */
export const decisionAt = (pull: Offset, canSave = true): DecisionStatus | undefined =>
  directionBeyond(decisionDistance, pull, canSave)

/** The decision to indicate during the drag, before the offset is large enough to decide. */
export const indicatorAt = (pull: Offset, canSave = true): DecisionStatus | undefined =>
  directionBeyond(indicatorDistance, pull, canSave)

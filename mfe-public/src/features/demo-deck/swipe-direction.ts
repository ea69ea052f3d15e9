import type { DecisionStatus } from '@swipefolio/shared/contract'

export interface Offset {
  x: number
  y: number
}

export const swipeDistance = { indicator: 50, decision: 100 } as const

/** The decision for a drag of more than `distance` pixels; the longer axis decides, a drag down decides nothing. */
export function swipeDirection({ x, y }: Offset, distance: number): DecisionStatus | null {
  if (Math.abs(x) >= Math.abs(y)) {
    if (Math.abs(x) <= distance) return null
    return x > 0 ? 'LIKED' : 'UNLIKED'
  }
  return y < -distance ? 'SAVED' : null
}

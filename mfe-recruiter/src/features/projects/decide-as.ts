import { decisions } from '@swipefolio/shared/api'
import type { DecisionStatus } from '@swipefolio/shared/contract'
import type { Choice } from './use-decide'

/** Decides on a project, whatever was decided before. */
export const decideAs = (status: DecisionStatus): Choice => ({
  status,
  send: (id) => decisions.decide(id, status),
})

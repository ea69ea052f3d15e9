import type { DecisionStatus } from '@swipefolio/shared/contract'

/** What is announced of a decision: 'Liked Tide Tables'. */
export const decided: Record<DecisionStatus, string> = {
  LIKED: 'Liked',
  UNLIKED: 'Passed',
  SAVED: 'Saved',
}

/** What the buttons and the card's indicator say. */
export const verbs: Record<DecisionStatus, string> = {
  LIKED: 'Like',
  UNLIKED: 'Unlike',
  SAVED: 'Save',
}

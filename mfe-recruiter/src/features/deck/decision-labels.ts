import type { DecisionStatus } from '@swipefolio/shared/contract'

/** Announced to screen readers: 'Liked Tide Tables'. */
export const decided: Record<DecisionStatus, string> = {
  LIKED: 'Liked',
  UNLIKED: 'Unliked',
  SAVED: 'Saved',
}

/** Labels of the buttons. */
export const verbs: Record<DecisionStatus, string> = {
  LIKED: 'Like',
  UNLIKED: 'Unlike',
  SAVED: 'Save',
}

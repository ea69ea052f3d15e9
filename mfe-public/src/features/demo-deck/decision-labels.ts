import type { DecisionStatus } from '@swipefolio/shared/contract'

/** The labels of each decision: on its button, and announced afterwards. */
export const decisionLabels = {
  LIKED: { act: 'Like', done: 'Liked' },
  UNLIKED: { act: 'Unlike', done: 'Unliked' },
  SAVED: { act: 'Save', done: 'Saved' },
} satisfies Record<DecisionStatus, { act: string; done: string }>

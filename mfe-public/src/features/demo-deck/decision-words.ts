import type { DecisionStatus } from '@swipefolio/shared/contract'

/** How each decision is called on its button and after it was made. */
export const decisionWords = {
  LIKED: { act: 'Like', done: 'Liked' },
  UNLIKED: { act: 'Unlike', done: 'Unliked' },
  SAVED: { act: 'Save', done: 'Saved' },
} satisfies Record<DecisionStatus, { act: string; done: string }>

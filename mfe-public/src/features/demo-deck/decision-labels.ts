import type { DecisionStatus } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'

/** The labels of each decision: on its button, and announced afterwards. */
export const decisionLabels = {
  LIKED: { act: t('Like'), done: t('Liked') },
  UNLIKED: { act: t('Unlike'), done: t('Unliked') },
  SAVED: { act: t('Save'), done: t('Saved') },
} satisfies Record<DecisionStatus, { act: string; done: string }>

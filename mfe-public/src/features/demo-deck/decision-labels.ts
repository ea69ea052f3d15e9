import type { DecisionStatus } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'

/** Labels of the buttons. */
export const verbs: Record<DecisionStatus, string> = {
  LIKED: t('Like'),
  UNLIKED: t('Unlike'),
  SAVED: t('Save'),
}

/** Announced to screen readers. */
export const decided = (title: string, status: DecisionStatus) =>
  t('{status, select, LIKED {Liked {title}.} SAVED {Saved {title}.} other {Unliked {title}.}}', {
    status,
    title,
  })

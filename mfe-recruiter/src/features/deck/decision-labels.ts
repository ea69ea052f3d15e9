import type { DecisionStatus, Project } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'

/** Announced to screen readers. */
export const decided = ({ title }: Pick<Project, 'title'>, status: DecisionStatus) =>
  t('{status, select, LIKED {Liked {title}.} SAVED {Saved {title}.} other {Unliked {title}.}}', {
    status,
    title,
  })

/** Labels of the buttons. */
export const verbs: Record<DecisionStatus, string> = {
  LIKED: t('Like'),
  UNLIKED: t('Unlike'),
  SAVED: t('Save'),
}

/** Announced when a decision could not be sent. */
export const notDecided = ({ title }: Pick<Project, 'title'>, status: DecisionStatus) =>
  t(
    '{status, select, LIKED {{title} was not liked} SAVED {{title} was not saved} other {{title} was not unliked}}',
    { status, title },
  )

/** The same for a card that is there again. */
export const notDecidedAgain = ({ title }: Pick<Project, 'title'>, status: DecisionStatus) =>
  t(
    '{status, select, LIKED {{title} was not liked and is back on top} SAVED {{title} was not saved and is back on top} other {{title} was not unliked and is back on top}}',
    { status, title },
  )

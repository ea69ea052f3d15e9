import { t } from '@swipefolio/shared/i18n'

/** What the badge with that number counts, for screen readers. */
export const unreadLabel = (count: number) =>
  t('{count, plural, one {unread message} other {unread messages}}', { count })

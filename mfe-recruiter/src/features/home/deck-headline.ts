import { t } from '@swipefolio/shared/i18n'
const mostShown = 99

/** How many projects the deck holds, in words. */
export function deckHeadline(count: number): string {
  if (count === 0) return t('No new projects right now')
  if (count > mostShown) return t('{mostShown}+ projects wait in your deck', { mostShown })
  return t(
    '{count, plural, =1 {One project waits in your deck} other {{count} projects wait in your deck}}',
    { count },
  )
}

import { formatLanguage, t } from '../i18n'
import { isClosed } from '../rules'

const dayLength = 24 * 60 * 60_000
/** From this many days on, the date alone says enough. */
const mostDaysShown = 30

/** Formats a `YYYY-MM-DD` day, in the reader's language by default. The day is in UTC, in every time zone of the reader. */
export const formatDeadline = (endDate: string, language = formatLanguage()) => {
  const date = new Date(`${endDate.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(date.getTime())
    ? t('Unknown date')
    : date.toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' })
}

/** Whole days from today to the day of the deadline, both in UTC; 0 on the last day. */
const daysLeft = (endDate: string, now: Date) =>
  Math.round((Date.parse(endDate) - Date.parse(now.toISOString().slice(0, 10))) / dayLength)

/** What a deadline means now: 'Closed', 'Closes today', '3 days left'; undefined for a day that is far away. */
export function deadlineMark(endDate: string, now: Date): string | undefined {
  if (isClosed(endDate, now)) return t('Closed')
  const days = daysLeft(endDate, now)
  if (days === 0) return t('Closes today')
  return days <= mostDaysShown
    ? t('{days, plural, one {# day} other {# days}} left', { days })
    : undefined
}

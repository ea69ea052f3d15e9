import { formatDeadline } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'

/** A day in the local time zone, as YYYY-MM-DD. */
export function localDay(date: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-')
}

export const isDue = (day: string, now = new Date()) => day !== '' && day <= localDay(now)

/** When a next step is due, in words. */
export function dueWords(day: string, now = new Date()): string {
  const today = localDay(now)
  if (day === today) return t('Today')
  return day < today ? t('Since {day}', { day: formatDeadline(day) }) : formatDeadline(day)
}

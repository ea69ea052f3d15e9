import type { Notification } from '@swipefolio/shared/contract'
import { formatLanguage, t } from '@swipefolio/shared/i18n'
import { kindOf } from './notification-kinds'

/** The notifications of the panel, newest first. */
export const shownNotifications = (list: readonly Notification[]): Notification[] =>
  list
    .filter((notification) => kindOf(notification).isListed)
    .toSorted((left, right) => Date.parse(right.createdAt) - Date.parse(left.createdAt))

export const countUnseen = (list: readonly Notification[]): number =>
  shownNotifications(list).filter(({ seen }) => !seen).length

/** 'Today', 'Yesterday', the day of the week in the last seven days, else the date. */
function dayOf(createdAt: string, now: Date): string {
  const date = new Date(createdAt)
  if (Number.isNaN(date.getTime())) return t('Unknown date')
  const daysAgo = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - days)
  if (date.toDateString() === now.toDateString()) return t('Today')
  if (date.toDateString() === daysAgo(1).toDateString()) return t('Yesterday')
  const isThisWeek = date >= daysAgo(6) && date < now
  return date.toLocaleDateString(
    formatLanguage(),
    isThisWeek ? { weekday: 'long' } : { dateStyle: 'medium' },
  )
}

/** The same list, those of one day together. */
export function byDay(
  list: readonly Notification[],
  now = new Date(),
): Map<string, Notification[]> {
  const days = new Map<string, Notification[]>()
  for (const notification of list) {
    const day = dayOf(notification.createdAt, now)
    days.set(day, [...(days.get(day) ?? []), notification])
  }
  return days
}

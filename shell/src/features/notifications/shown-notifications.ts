import type { Notification } from '@swipefolio/shared/contract'

/** What the panel lists: no MESSAGE, newest first. */
export const shownNotifications = (list: readonly Notification[]): Notification[] =>
  list
    .filter(({ notificationType }) => notificationType !== 'MESSAGE')
    .toSorted((left, right) => Date.parse(right.createdAt) - Date.parse(left.createdAt))

export const countUnseen = (list: readonly Notification[]): number =>
  shownNotifications(list).filter(({ seen }) => !seen).length

import type { Notification } from '@swipefolio/shared/contract'
import { kindOf } from './notification-kinds'

/** The notifications of the panel, newest first. */
export const shownNotifications = (list: readonly Notification[]): Notification[] =>
  list
    .filter((notification) => kindOf(notification).isListed)
    .toSorted((left, right) => Date.parse(right.createdAt) - Date.parse(left.createdAt))

export const countUnseen = (list: readonly Notification[]): number =>
  shownNotifications(list).filter(({ seen }) => !seen).length

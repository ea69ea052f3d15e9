import { msg } from '@swipefolio/shared/i18n'
import { publishToPeople } from '../../foundation/events/publish-to-people'
import { notFound } from '../../foundation/http/errors'
import type { PageRequest } from '../../foundation/http/keyset-pagination'
import type { Services } from '../../foundation/services'
import { presentNotification } from './present'
import { hasUnseenNotifications, listNotifications, markSeen } from './repository'

export function notificationsService({ db, events }: Services) {
  return {
    list: async (accountId: number, page: PageRequest) =>
      (await listNotifications(db, accountId, page)).map(presentNotification),

    hasUnseen: (accountId: number) => hasUnseenNotifications(db, accountId),

    async markSeen(accountId: number, id: number) {
      const was = await markSeen(db, accountId, id)
      if (!was) throw notFound(msg('Notification not found'))
      if (!was.seen) await publishToPeople(events, [accountId], { type: 'notification' })
    },
  }
}

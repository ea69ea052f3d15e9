import {
  inBothRoles,
  ownId,
  type PersonalData,
  withheld,
} from '../../foundation/db/declare-personal-data'
import { writePages } from '../../foundation/http/write-pages'
import { notificationsService } from './service'

export const notificationsData = {
  tables: {
    notification: {
      removed: 'account_id',
      columns: {
        id: 'notifications.id',
        arrival: withheld('It can be counted'),
        account_id: ownId,
        type: 'notifications.notificationType',
        message: 'notifications.message',
        reference_id: 'notifications.typeReferenceId',
        seen: 'notifications.seen',
        created_at: 'notifications.createdAt',
        digest_id: withheld('Keeps two mails from telling the same'),
      },
    },
  },
  export: inBothRoles(async (services, { id }) => ({
    notifications: writePages((page) => notificationsService(services).list(id, page)),
  })),
} satisfies PersonalData<'notification'>

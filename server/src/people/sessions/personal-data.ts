import { ownId, type PersonalData, withheld } from '../../foundation/db/declare-personal-data'
import { endOtherSessions } from './sessions'

const transient = withheld('A session ends within a day')

export const sessionsData = {
  tables: {
    session: {
      removed: 'account_id',
      by: ({ services, trx, account }) => endOtherSessions(services, trx, account.id),
      columns: {
        id: transient,
        account_id: ownId,
        created_at: transient,
        used_at: transient,
        expires_at: transient,
        device: transient,
        address: transient,
      },
    },
  },
} satisfies PersonalData<'session'>

import {
  inBothRoles,
  ownId,
  type PersonalData,
  withheld,
} from '../../foundation/db/declare-personal-data'
import { listAccountEvents } from './account-events'
import { presentAccountEvent } from './present'

export const accountEventsData = {
  tables: {
    account_event: {
      removed: 'account_id',
      columns: {
        id: withheld('No screen shows it'),
        account_id: ownId,
        type: 'accountEvents.type',
        device: 'accountEvents.device',
        address: 'accountEvents.address',
        created_at: 'accountEvents.createdAt',
      },
    },
  },
  export: inBothRoles(async ({ db }, { id }) => ({
    accountEvents: (await listAccountEvents(db, id)).map(presentAccountEvent),
  })),
} satisfies PersonalData<'account_event'>

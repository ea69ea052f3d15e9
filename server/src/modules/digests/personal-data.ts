import {
  inBothRoles,
  ownId,
  type PersonalData,
  withheld,
} from '../../foundation/db/declare-personal-data'
import { digestsService } from './service'

export const digestsData = {
  tables: {
    digest_setting: {
      removed: 'account_id',
      columns: {
        account_id: ownId,
        messages: 'mailPreferences.messages',
        contacts: 'mailPreferences.contacts',
        links: 'mailPreferences.links',
        mailed_at: withheld('Keeps the next mail from following too soon'),
      },
    },
  },
  export: inBothRoles(async (services, { id }) => ({
    mailPreferences: [await digestsService(services).get(id)],
  })),
} satisfies PersonalData<'digest_setting'>

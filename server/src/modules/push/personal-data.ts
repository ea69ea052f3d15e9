import {
  inBothRoles,
  ownId,
  type PersonalData,
  withheld,
} from '../../foundation/db/declare-personal-data'
import { listDevices } from './repository'

const encryption = withheld('With it, others could write pushes')

export const pushData = {
  tables: {
    push_device: {
      removed: 'account_id',
      columns: {
        id: withheld('A hash of the address'),
        account_id: ownId,
        session_id: withheld('A session ends within a day'),
        endpoint: 'pushDevices.endpoint',
        p256dh: encryption,
        auth: encryption,
        name: 'pushDevices.name',
        messages: 'pushDevices.messages',
        contacts: 'pushDevices.contacts',
        links: 'pushDevices.links',
        created_at: 'pushDevices.createdAt',
      },
    },
  },
  export: inBothRoles(async ({ db }, { id }) => ({
    pushDevices: (await listDevices(db, id)).map(
      ({ endpoint, name, messages, contacts, links, created_at }) => ({
        endpoint,
        name,
        messages,
        contacts,
        links,
        createdAt: created_at.toISOString(),
      }),
    ),
  })),
} satisfies PersonalData<'push_device'>

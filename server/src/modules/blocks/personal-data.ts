import {
  inBothRoles,
  ownId,
  type PersonalData,
  stays,
  withheld,
} from '../../foundation/db/declare-personal-data'
import { presentBlock, presentReport } from './present'
import { listBlocksBy, listReportsBy } from './repository'

export const blocksData = {
  tables: {
    block: {
      removed: 'blocker_id',
      columns: {
        blocker_id: ownId,
        // The chat of the pair identifies the blocked person.
        blocked_id: 'blocks.chatId',
        created_at: 'blocks.createdAt',
      },
    },
    report: {
      kept: 'Operators look into it after either has left, and a job removes it after 180 days',
      columns: {
        id: stays(withheld('No screen shows it')),
        reporter_id: stays(ownId),
        reported_id: stays(withheld('The chat says who was reported')),
        chat_id: stays('reports.chatId'),
        reason: stays('reports.reason'),
        text: stays('reports.text'),
        created_at: stays('reports.createdAt'),
      },
    },
  },
  export: inBothRoles(async ({ db }, person) => ({
    blocks: (await listBlocksBy(db, person)).map(presentBlock),
    reports: (await listReportsBy(db, person.id)).map(presentReport),
  })),
} satisfies PersonalData<'block' | 'report'>

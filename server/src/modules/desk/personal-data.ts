import { ownId, type PersonalData } from '../../foundation/db/declare-personal-data'
import { listStages } from './repository'

export const deskData = {
  tables: {
    contact_board: {
      removed: 'recruiter_id',
      columns: { recruiter_id: ownId, stages: 'contactStages.name' },
    },
  },
  export: {
    recruiter: async ({ db }, { id }) => ({ contactStages: [...(await listStages(db, id))] }),
  },
} satisfies PersonalData<'contact_board'>

import { ownId, type PersonalData } from '../../foundation/db/declare-personal-data'
import type { Services } from '../../foundation/services'
import { presentReadme } from './present'
import { findReadme, listReadmeIdsOf } from './repository'

export const readmesData = {
  tables: {
    readme: {
      removed: 'owner_id',
      columns: {
        id: 'readmes.id',
        owner_id: ownId,
        project_id: 'readmes.projectId',
        repository: 'readmes.repository',
        blocks: 'readmes.blocks',
        taken_at: 'readmes.takenAt',
      },
    },
  },
  export: { jobseeker: async (services, { id }) => ({ readmes: writeReadmes(services, id) }) },
} satisfies PersonalData<'readme'>

/** One README at a time. */
async function* writeReadmes({ db }: Services, ownerId: number) {
  let separator = ''
  for (const { id } of await listReadmeIdsOf(db, ownerId)) {
    const row = await findReadme(db, id)
    if (!row) continue
    yield separator + JSON.stringify({ ...presentReadme(row), projectId: row.project_id })
    separator = ','
  }
}

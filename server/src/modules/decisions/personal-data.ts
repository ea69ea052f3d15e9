import { ownId, type PersonalData } from '../../foundation/db/declare-personal-data'
import { presentDecision } from './present'
import { listDecisionsBy } from './repository'
import { decisionsService } from './service'

export const decisionsData = {
  tables: {
    decision: {
      removed: 'recruiter_id',
      columns: {
        recruiter_id: ownId,
        project_id: 'decisions.project.id',
        status: 'decisions.likedStatus',
        decided_at: 'decisions.decidedAt',
      },
    },
  },
  export: {
    async recruiter(services, { id }) {
      const decisions = decisionsService(services)
      return {
        decisions: (await listDecisionsBy(services.db, id)).map(presentDecision),
        saved: (await decisions.saved(id, {})).items,
        passed: (await decisions.passed(id, {})).items,
      }
    },
  },
} satisfies PersonalData<'decision'>

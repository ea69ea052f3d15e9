import { ownId, type PersonalData } from '../../foundation/db/declare-personal-data'
import { writePages } from '../../foundation/http/write-pages'
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
        decisions: writePages(async (page) =>
          (await listDecisionsBy(services.db, id, page)).map(presentDecision),
        ),
        saved: writePages((page) => decisions.saved(id, page)),
        passed: writePages((page) => decisions.passed(id, page)),
      }
    },
  },
} satisfies PersonalData<'decision'>

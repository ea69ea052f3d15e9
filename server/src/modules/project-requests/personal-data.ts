import { ownId, type PersonalData, withheld } from '../../foundation/db/declare-personal-data'
import { writePages } from '../../foundation/http/write-pages'
import { projectRequestsService } from './service'

export const projectRequestsData = {
  tables: {
    project_request: {
      removed: 'owner_id',
      columns: {
        id: 'projectRequests.id',
        owner_id: ownId,
        title: 'projectRequests.title',
        mission: 'projectRequests.mission',
        position_offer: 'projectRequests.positionOffer',
        end_date: 'projectRequests.endDate',
        created_at: withheld('No screen shows it'),
        links_listed_at: withheld('No screen shows it'),
      },
    },
  },
  export: {
    recruiter: async (services, { id }) => ({
      projectRequests: writePages((page) => projectRequestsService(services).listOwn(id, page)),
    }),
  },
} satisfies PersonalData<'project_request'>

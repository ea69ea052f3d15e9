import { ownId, type PersonalData, withheld } from '../../foundation/db/declare-personal-data'
import { writePages } from '../../foundation/http/write-pages'
import { listBookmarks } from './bookmarks-repository'
import { removeNotificationsOfLinksTo } from '../notifications/repository'
import { projectRequestsService } from './service'

export const projectRequestsData = {
  tables: {
    project_request: {
      removed: 'owner_id',
      /** Notifications of those who have sent links have its title. */
      async by({ trx, account }) {
        await removeNotificationsOfLinksTo(trx, account.id)
        await trx.deleteFrom('project_request').where('owner_id', '=', account.id).execute()
      },
      columns: {
        id: 'projectRequests.id',
        owner_id: ownId,
        title: 'projectRequests.title',
        mission: 'projectRequests.mission',
        position_offer: 'projectRequests.positionOffer',
        end_date: 'projectRequests.endDate',
        place: 'projectRequests.place',
        reward: 'projectRequests.reward',
        created_at: withheld('No screen shows it'),
        links_listed_at: withheld('No screen shows it'),
        searched: withheld('Title and mission in lower case'),
        idempotency_key: withheld('Random, and of no use once its answer has arrived'),
      },
    },
    project_request_technology: {
      removedWith: 'project_request',
      columns: {
        project_request_id: 'projectRequests.id',
        technology_id: 'projectRequests.technologies.id',
        position: withheld('The order in which the technologies are listed'),
      },
    },
    project_request_bookmark: {
      removed: 'job_seeker_id',
      columns: {
        job_seeker_id: ownId,
        project_request_id: 'savedProjectRequests.id',
        created_at: 'savedProjectRequests.savedAt',
      },
    },
  },
  export: {
    jobseeker: async ({ db }, { id }) => ({
      savedProjectRequests: writePages(async (page) =>
        (await listBookmarks(db, id, page)).map((row) => ({
          id: row.id,
          title: row.title,
          savedAt: row.created_at.toISOString(),
        })),
      ),
    }),
    recruiter: async (services, { id }) => ({
      projectRequests: writePages((page) => projectRequestsService(services).listOwn(id, page)),
    }),
  },
} satisfies PersonalData<
  'project_request' | 'project_request_technology' | 'project_request_bookmark'
>

import { ownId, type PersonalData, withheld } from '../../foundation/db/declare-personal-data'
import { savedFiltersService } from './service'

export const savedFiltersData = {
  tables: {
    saved_filter: {
      removed: 'recruiter_id',
      columns: {
        id: 'savedFilters.id',
        recruiter_id: ownId,
        name: 'savedFilters.name',
        technology_ids: 'savedFilters.technologyIds',
        mail_due_at: 'savedFilters.isMailed',
        mailed_position: withheld('A position in the feed, which is no data of a person'),
        created_at: withheld('Sorts the list'),
      },
    },
  },
  export: {
    recruiter: async (services, { id }) => ({
      savedFilters: await savedFiltersService(services).list(id),
    }),
  },
} satisfies PersonalData<'saved_filter'>

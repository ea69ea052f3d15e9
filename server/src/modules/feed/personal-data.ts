import { ownId, type PersonalData, withheld } from '../../foundation/db/declare-personal-data'

const derived = withheld('An index over projects and decisions, which are exported')

export const feedData = {
  tables: {
    feed_entry: {
      removedWith: 'project',
      columns: { feed: derived, position: derived, project_id: derived, hidden: derived },
    },
    feed_run: {
      removed: 'recruiter_id',
      columns: { recruiter_id: ownId, feed: derived, low: derived, high: derived },
    },
  },
} satisfies PersonalData<'feed_entry' | 'feed_run'>

import {
  inBothRoles,
  ownId,
  type PersonalData,
  withheld,
} from '../../foundation/db/declare-personal-data'
import { presentReview } from './present'
import { listWholeReviews } from './repository'

const transient = withheld('Says that a review is being made')

export const aiReviewData = {
  tables: {
    ai_review: {
      removed: 'account_id',
      columns: {
        id: 'aiReviews.id',
        account_id: ownId,
        repository: 'aiReviews.repository',
        commit: 'aiReviews.commit',
        model: 'aiReviews.model',
        files_read: 'aiReviews.filesRead',
        files_total: 'aiReviews.filesTotal',
        result: 'aiReviews.result',
        created_at: 'aiReviews.createdAt',
      },
    },
    ai_review_turn: {
      removed: 'account_id',
      columns: { account_id: ownId, turn_id: transient, taken_at: transient },
    },
  },
  export: inBothRoles(async ({ db }, { id }) => ({
    aiReviews: (await listWholeReviews(db, id)).map(presentReview),
  })),
} satisfies PersonalData<'ai_review' | 'ai_review_turn'>

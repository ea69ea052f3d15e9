import {
  inBothRoles,
  nothingPersonal,
  ownId,
  type PersonalData,
  withheld,
} from '../../foundation/db/declare-personal-data'
import { presentWholeReview } from './present'
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
        disputed: 'aiReviews.disputed',
      },
    },
    ai_review_turn: {
      removed: 'account_id',
      columns: { account_id: ownId, turn_id: transient, taken_at: transient },
    },
    disputed_rule: {
      kept: 'It counts statements of rules, and names neither people nor repositories',
      columns: { rule: nothingPersonal, disputes: nothingPersonal },
    },
  },
  export: inBothRoles(async ({ db }, { id }) => ({
    aiReviews: (await listWholeReviews(db, id)).map(presentWholeReview),
  })),
} satisfies PersonalData<'ai_review' | 'ai_review_turn' | 'disputed_rule'>

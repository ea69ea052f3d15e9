import type { AiReviewResult } from '@swipefolio/shared/contract'
import type { Executor } from '../../foundation/db/database'
import { newId } from '../../foundation/db/ids'
import {
  key,
  type Order,
  type PageRequest,
  readPage,
} from '../../foundation/http/keyset-pagination'

const summary = [
  'id',
  'repository',
  'commit',
  'model',
  'files_read',
  'files_total',
  'created_at',
] as const

const newestFirst: Order = {
  direction: 'desc',
  keys: [key('created_at', 'timestamptz'), key('id', 'bigint')],
}

const selectReviews = (db: Executor, accountId: number) =>
  db.selectFrom('ai_review').select(summary).where('account_id', '=', accountId)

export const listReviews = (db: Executor, accountId: number, page: PageRequest) =>
  readPage(selectReviews(db, accountId), newestFirst, page)

const selectWholeReviews = (db: Executor, accountId: number) =>
  selectReviews(db, accountId).select(['result', 'disputed'])

/** Reviews with their results, for an export. */
export const listWholeReviews = (db: Executor, accountId: number) =>
  selectWholeReviews(db, accountId).orderBy('created_at').orderBy('id').execute()

const selectReview = (db: Executor, accountId: number, id: number) =>
  selectWholeReviews(db, accountId).where('id', '=', id)

export const findReview = (db: Executor, accountId: number, id: number) =>
  selectReview(db, accountId, id).executeTakeFirst()

/** Disputes of the review are made one after the other until the transaction ends. */
export const lockReview = (trx: Executor, accountId: number, id: number) =>
  selectReview(trx, accountId, id).forUpdate().executeTakeFirst()

export const setDisputed = (db: Executor, id: number, disputed: number[]) =>
  db.updateTable('ai_review').set({ disputed }).where('id', '=', id).execute()

export const removeReview = (db: Executor, accountId: number, id: number) =>
  db
    .deleteFrom('ai_review')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

interface NewReview {
  accountId: number
  repository: string
  commit: string
  model: string | null
  filesRead: number
  filesTotal: number
  result: AiReviewResult
  at: Date
}

export const createReview = (db: Executor, review: NewReview) =>
  db
    .insertInto('ai_review')
    .values({
      id: newId(),
      account_id: review.accountId,
      repository: review.repository,
      commit: review.commit,
      model: review.model,
      files_read: review.filesRead,
      files_total: review.filesTotal,
      result: JSON.stringify(review.result),
      created_at: review.at,
    })
    .returning([...summary, 'result', 'disputed'])
    .executeTakeFirstOrThrow()

/** Keeps the given number of a person's newest reviews. */
export const removeOldReviews = (db: Executor, accountId: number, kept: number) =>
  db
    .deleteFrom('ai_review')
    .where('id', 'in', (old) =>
      old
        .selectFrom('ai_review')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(kept),
    )
    .execute()

export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReview>>>
export type ReviewSummaryRow = Omit<ReviewRow, 'result' | 'disputed'>

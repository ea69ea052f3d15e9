import type { AiReview, AiReviewSummary } from '@swipefolio/shared/contract'
import type { ReviewRow, ReviewSummaryRow } from './repository'

export const presentReviewSummary = (row: ReviewSummaryRow): AiReviewSummary => ({
  id: row.id,
  repository: row.repository,
  commit: row.commit,
  model: row.model,
  filesRead: row.files_read,
  filesTotal: row.files_total,
  createdAt: row.created_at.toISOString(),
})

export const presentReview = (row: ReviewRow): AiReview => ({
  ...presentReviewSummary(row),
  result:
    typeof row.result === 'string'
      ? row.result
      : row.result
          .map(({ kind, file, text, rule }, at) => ({ kind, file, text, rule, id: at + 1 }))
          .filter(({ id }) => !row.disputed.includes(id)),
})

/** A review with every item, for an export. */
export const presentWholeReview = (row: ReviewRow) => ({
  ...presentReview({ ...row, disputed: [] }),
  disputed: row.disputed,
})

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

export function presentReview(row: ReviewRow): AiReview {
  const summary = presentReviewSummary(row)
  if (typeof row.result === 'string') return { ...summary, result: row.result, disputed: [] }
  const items = row.result.map(({ kind, file, text, rule }, at) => ({
    kind,
    file,
    text,
    rule,
    id: at + 1,
  }))
  const isDisputed = ({ id }: { id: number }) => row.disputed.includes(id)
  return {
    ...summary,
    result: items.filter((item) => !isDisputed(item)),
    disputed: items.filter(isDisputed),
  }
}

/** A review with every item, for an export. */
export const presentWholeReview = (row: ReviewRow) => ({
  ...presentReview({ ...row, disputed: [] }),
  disputed: row.disputed,
})

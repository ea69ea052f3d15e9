import type { AiReviewResult } from '@swipefolio/shared/contract'
import type { ColumnType } from 'kysely'

export interface AiReviewTable {
  id: number
  account_id: number
  repository: string
  commit: string
  /** The language model that made it; null when rules did. */
  model: string | null
  files_read: number
  files_total: number
  result: ColumnType<AiReviewResult, string, string>
  created_at: Date
}

/** Whoever has a row is having a repository reviewed. */
export interface AiReviewTurnTable {
  account_id: number
  turn_id: number
  taken_at: Date
}

export interface AiReviewTables {
  ai_review: AiReviewTable
  ai_review_turn: AiReviewTurnTable
}

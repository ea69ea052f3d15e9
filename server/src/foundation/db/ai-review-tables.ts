import type { AiReviewResult } from '@swipefolio/shared/contract'
import type { ColumnType, Generated } from 'kysely'

export interface AiReviewTable {
  id: number
  account_id: number
  repository: string
  commit: string
  /** The language model that made the review; null for a review by rules. */
  model: string | null
  files_read: number
  files_total: number
  result: ColumnType<AiReviewResult, string, string>
  created_at: Date
  /** The ids of the items that the person disputes. */
  disputed: Generated<number[]>
}

/** How many statements of a rule are disputed. */
export interface DisputedRuleTable {
  rule: string
  disputes: number
}

/** The lease of an account's running review. */
export interface AiReviewTurnTable {
  account_id: number
  turn_id: number
  taken_at: Date
}

export interface AiReviewTables {
  ai_review: AiReviewTable
  ai_review_turn: AiReviewTurnTable
  disputed_rule: DisputedRuleTable
}

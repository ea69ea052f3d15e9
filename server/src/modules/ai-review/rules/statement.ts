import type { AiReviewItem } from '@swipefolio/shared/contract'

/** One item of a review with what it claims, so that its claims can be judged whatever their wording. */
export interface Statement {
  item: AiReviewItem
  claims: { rule: string; claim: string }[]
}

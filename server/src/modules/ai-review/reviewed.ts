import type { AiReviewResult } from '@swipefolio/shared/contract'
import type { Repository } from './github/read-repository'

export interface Reviewed {
  result: AiReviewResult
  /** The language model that made the review; null for a review by rules. */
  model: string | null
  /** The number of files that were read. */
  filesRead: number
}

export type Reviewer = (repository: Repository, signal: AbortSignal) => Promise<Reviewed>

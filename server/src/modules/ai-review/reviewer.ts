import type { AiReviewResult } from '@swipefolio/shared/contract'
import type { Config } from '../../foundation/settings/config'
import type { Fetch } from '../../foundation/outbound/request'
import type { Logger } from '../../foundation/services'
import type { Repository } from './github/read-repository'
import { createModelReviewer } from './model/review-by-model'
import { reviewByRules } from './rules/review-by-rules'

export interface Reviewed {
  result: AiReviewResult
  /** The language model that made it; null when rules did. */
  model: string | null
  /** Of how many files something was read. */
  filesRead: number
}

export type Reviewer = (repository: Repository, signal: AbortSignal) => Promise<Reviewed>

/** A language model where one is configured, fixed rules otherwise; never one in place of the other. */
export function createReviewer({ model }: Config, fetch: Fetch, logger: Logger): Reviewer {
  if (model) return createModelReviewer(model, fetch, logger)
  return async (repository) => ({
    result: reviewByRules(repository),
    model: null,
    filesRead: repository.kept.length,
  })
}

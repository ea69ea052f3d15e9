import type { Config } from '../../foundation/settings/config'
import type { Fetch } from '../../foundation/outbound/request'
import type { Logger } from '../../foundation/logger'
import { createModelReviewer } from './model/review-by-model'
import { reviewByRules } from './rules/review-by-rules'
import type { Reviewer } from './reviewed'

/** A language model where one is configured, fixed rules otherwise; never one in place of the other. */
export function createReviewer({ model }: Config, fetch: Fetch, logger: Logger): Reviewer {
  if (model) return createModelReviewer(model, fetch, logger)
  return async (repository) => ({
    result: reviewByRules(repository),
    model: null,
    filesRead: repository.kept.length,
  })
}

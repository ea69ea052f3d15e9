import type { Config } from '../../foundation/settings/config'
import type { Send } from '../../foundation/outbound/request'
import type { Logger } from '../../foundation/logger'
import { createModelReviewer } from './model/review-by-model'
import { reviewByRules } from './rules/review-by-rules'
import type { Reviewer } from './reviewed'

/** The configured language model, or rules when none is configured; never one as a fallback of the other. */
export function createReviewer({ model }: Config, send: Send, logger: Logger): Reviewer {
  if (model) return createModelReviewer(model, send, logger)
  return async (repository) => ({
    result: reviewByRules(repository),
    model: null,
    filesRead: repository.kept.length,
  })
}

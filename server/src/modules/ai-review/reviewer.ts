import type { Services } from '../../foundation/services'
import type { Analyse } from './analysis/analyser'
import { createModelReviewer } from './model/review-by-model'
import type { Reviewer } from './reviewed'

/** The configured language model, or rules when none is configured; never one as a fallback of the other. */
export function createReviewer(
  { config, send, logger }: Pick<Services, 'config' | 'send' | 'logger'>,
  analyse: Analyse,
): Reviewer {
  if (config.model) return createModelReviewer(config.model, { analyse, send, logger })
  return async (repository) => ({
    result: await analyse('review', repository),
    model: null,
    filesRead: repository.kept.length,
  })
}

import { factsOfRepository } from '../evidence/repository-facts'
import { reviewByRules } from '../rules/review-by-rules'

/** What is made of a repository's texts. */
export const analyses = { facts: factsOfRepository, review: reviewByRules }

export type Analyses = typeof analyses

import { canonicalRepository } from './addresses'
import { collectErrors } from './field-errors'

/** Asking for a review of a repository. */
export const checkReviewAddress = (values: { repoUrl?: string }) =>
  collectErrors([
    [
      'repoUrl',
      !canonicalRepository(values.repoUrl ?? '') && 'Please enter a valid GitHub repository URL.',
    ],
  ])

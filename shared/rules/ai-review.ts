import { msg } from '../i18n/msg'
import { canonicalRepository } from './addresses'
import { collectRefusals } from './refusals'

/** Asking for a review of a repository. */
export const checkReviewAddress = (values: { repoUrl?: string }) =>
  collectRefusals([
    [
      'repoUrl',
      !canonicalRepository(values.repoUrl ?? '') &&
        msg('Please enter a valid GitHub repository URL.'),
    ],
  ])

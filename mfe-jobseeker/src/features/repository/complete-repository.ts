import { canonicalRepository, completeAddress, repositoryPrefix } from '@swipefolio/shared/rules'

/** The whole address, also for `owner/name`. */
export function completeRepository(text: string): string {
  const completed = completeAddress(text)
  return canonicalRepository(repositoryPrefix + text.trim()) && !text.includes(':')
    ? repositoryPrefix + text.trim()
    : completed
}

/** The address of the repository that a field names, if it names one. */
export const repositoryIn = (text: string) => canonicalRepository(completeRepository(text))

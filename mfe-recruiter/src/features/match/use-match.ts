import { contacts, useQuery } from '@swipefolio/shared/api'
import { isGone } from './is-gone'
import { useMessagesInSummaries } from './use-messages-in-summaries'
import type { LikesState } from './use-likes'

/** Who made the project that was liked last. Undefined before the first like, and when the two may not know each other any more. */
export function useMatch(last: LikesState['last']) {
  const contact = useQuery({
    ...contacts.ofLikedProject(last?.project.id ?? 0),
    enabled: last?.isConfirmed ?? false,
  })
  useMessagesInSummaries()
  return last && !isGone(contact.error) ? { project: last.project, contact } : undefined
}

export type LastMatch = NonNullable<ReturnType<typeof useMatch>>

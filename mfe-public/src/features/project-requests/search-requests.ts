import type { ProjectRequest } from '@swipefolio/shared/contract'
import { isClosed } from '@swipefolio/shared/rules'

export const companyOf = ({ owner }: ProjectRequest) =>
  owner.companyName.trim() || 'Unknown Company'

/** The requests whose title, company or mission contain the text, in their order, closed ones last. */
export function searchRequests(requests: readonly ProjectRequest[], text: string, now: Date) {
  const wanted = text.trim().toLowerCase()
  const found = requests.filter((request) =>
    [request.title, companyOf(request), request.mission].some((part) =>
      part.toLowerCase().includes(wanted),
    ),
  )
  return found.toSorted(
    (a, b) => Number(isClosed(a.endDate, now)) - Number(isClosed(b.endDate, now)),
  )
}

import { queryOptions } from '@tanstack/react-query'
import type { Link } from '../contract'
import { apiConfig } from './config'
import { inParts } from './in-parts'
import { request, requestPart, requestWhole } from './request'

const withOwners = (received: Link[]) =>
  Promise.all(
    received.map(async (link) =>
      link.ownerRevealed && !link.linkOwner
        ? { ...link, linkOwner: await links.revealedUser(link.id) }
        : link,
    ),
  )

/** Repositories sent to project requests. */
export const links = {
  /** The links of one of the recruiter's own requests, each revealed owner fetched on its own. */
  received: (requestId: number) =>
    inParts(['links', requestId], async (query, signal) => {
      const part = await requestPart('GET /api/recruiter/projectRequests/:id/links', {
        params: { id: requestId },
        query,
        signal,
      })
      return { ...part, items: await withOwners(part.items) }
    }),
  /** The same, all at once. */
  whole: async (requestId: number) =>
    withOwners(
      await requestWhole('GET /api/recruiter/projectRequests/:id/links', {
        params: { id: requestId },
      }),
    ),
  reveal: (linkId: number) =>
    request('GET /api/recruiter/revealLinkOwner/:id', { params: { id: linkId } }),
  revealedUser: (linkId: number) =>
    request('GET /api/recruiter/revealed-user/:id', { params: { id: linkId } }),
  /** What the job seeker sent to one request. */
  own: (requestId: string) =>
    queryOptions({
      queryKey: ['own-links', requestId],
      queryFn: ({ signal }) =>
        request('GET /api/user/project-request/:id/links', { params: { id: requestId }, signal }),
    }),
  /** Everything that the job seeker sent, the latest first. */
  sent: () =>
    inParts(['own-links', 'all'], (query, signal) =>
      requestPart('GET /api/user/submissions', { query, signal }),
    ),
  submit(requestId: string, gitHubLink: string) {
    const params = { id: requestId }
    return apiConfig.credentialsIn === 'query'
      ? request('POST /api/user/project-request/:id/send-link', { params, query: { gitHubLink } })
      : request('POST /api/user/project-request/:id/send-link', { params, body: { gitHubLink } })
  },
}

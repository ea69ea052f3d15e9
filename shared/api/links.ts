import { queryOptions } from '@tanstack/react-query'
import type { Link } from '../contract'
import { apiConfig } from './config'
import { ApiError } from './errors'
import { paginatedQuery } from './pagination'
import { request, requestPage, requestAllPages } from './request'

/** Adds a revealed owner. When the server refuses it, this link has none, and the others keep theirs. */
async function withOwner(link: Link): Promise<Link> {
  if (!link.ownerRevealed || link.linkOwner) return link
  try {
    return { ...link, linkOwner: await links.revealedUser(link.id) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    console.debug('A revealed owner could not be loaded', error)
    return link
  }
}

const withOwners = (received: Link[]) => Promise.all(received.map(withOwner))

/** Repositories sent to project requests. */
export const links = {
  /** The links of one of the recruiter's own requests, each revealed owner fetched on its own. */
  received: (requestId: number) =>
    paginatedQuery(['links', requestId], async (query, signal) => {
      const page = await requestPage('GET /api/recruiter/projectRequests/:id/links', {
        params: { id: requestId },
        query,
        signal,
      })
      return { ...page, items: await withOwners(page.items) }
    }),
  /** The same, without pagination. */
  all: async (requestId: number) =>
    withOwners(
      await requestAllPages('GET /api/recruiter/projectRequests/:id/links', {
        params: { id: requestId },
      }),
    ),
  reveal: (linkId: number) =>
    request('GET /api/recruiter/revealLinkOwner/:id', { params: { id: linkId } }),
  revealedUser: (linkId: number) =>
    request('GET /api/recruiter/revealed-user/:id', { params: { id: linkId } }),
  /** The job seeker's own links to one request. */
  own: (requestId: string) =>
    queryOptions({
      queryKey: ['own-links', requestId],
      queryFn: ({ signal }) =>
        request('GET /api/user/project-request/:id/links', { params: { id: requestId }, signal }),
    }),
  /** All of the job seeker's own links, the latest first, paginated. */
  sent: () =>
    paginatedQuery(['own-links', 'all'], (query, signal) =>
      requestPage('GET /api/user/submissions', { query, signal }),
    ),
  submit(requestId: string, gitHubLink: string) {
    const params = { id: requestId }
    return apiConfig.credentialsIn === 'query'
      ? request('POST /api/user/project-request/:id/send-link', { params, query: { gitHubLink } })
      : request('POST /api/user/project-request/:id/send-link', { params, body: { gitHubLink } })
  },
}

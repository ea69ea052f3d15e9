import { queryOptions } from '@tanstack/react-query'
import type { CallBody, Link } from '../contract'
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

export interface LinkExtras {
  projectId?: number
  note?: string
}

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
  /** Tells which links the recruiter has looked at. */
  see: (requestId: number, linkIds: number[]) =>
    request('PUT /api/recruiter/projectRequests/:id/links/seen', {
      params: { id: requestId },
      body: { linkIds },
    }),
  /** Shortlists or declines a link, or takes that back with a verdict of null. */
  judge: async (linkId: number, body: CallBody<'PUT /api/recruiter/links/:id/verdict'>) =>
    withOwner(
      await request('PUT /api/recruiter/links/:id/verdict', { params: { id: linkId }, body }),
    ),
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
  /** Sends an address, with a note; that of a project with its id. */
  submit(requestId: string, gitHubLink: string, rest: LinkExtras = {}) {
    const params = { id: requestId }
    return apiConfig.credentialsIn === 'query'
      ? request('POST /api/user/project-request/:id/send-link', {
          params,
          query: { gitHubLink },
          body: Object.keys(rest).length > 0 ? rest : undefined,
        })
      : request('POST /api/user/project-request/:id/send-link', {
          params,
          body: { gitHubLink, ...rest },
        })
  },
}

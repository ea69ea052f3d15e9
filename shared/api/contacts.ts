import { queryOptions } from '@tanstack/react-query'
import { paginatedQuery } from './pagination'
import { request, requestPage, requestAllPages } from './request'

const summaryKey = ['contact-summaries']

/** A recruiter's contacts. */
export const contacts = {
  /** The contacts whose name contains a text, paginated. The key without a search is a prefix of all others, for invalidation. */
  list: (search = '') =>
    paginatedQuery(
      search ? ['contacts', search] : ['contacts'],
      (query, signal) =>
        requestPage('GET /api/recruiter/contacts', {
          query: { ...query, search: search || undefined },
          signal,
        }),
      { keepsPrevious: true },
    ),
  /** The same, without pagination. */
  all: (search: string) =>
    requestAllPages('GET /api/recruiter/contacts', { query: { search: search || undefined } }),
  /** The prefix of the keys of all summaries, for invalidation. */
  summaryKey,
  /** Who a contact is, by the job seeker's id. */
  summary: (id: number) =>
    queryOptions({
      queryKey: [...summaryKey, id],
      queryFn: ({ signal }) =>
        request('GET /api/recruiter/contacts/:id', { params: { id }, signal }),
    }),
  /** Who owns a project that the recruiter has liked. */
  ofLikedProject: (projectId: number) =>
    queryOptions({
      queryKey: [...summaryKey, 'of-liked-project', projectId],
      queryFn: ({ signal }) =>
        request('GET /api/recruiter/liked-projects/:id/contact', {
          params: { id: projectId },
          signal,
        }),
    }),
  userWithProjects: (id: string) =>
    queryOptions({
      queryKey: ['users', id],
      queryFn: ({ signal }) =>
        request('GET /api/recruiter/user-with-projects/:id', { params: { id }, signal }),
    }),
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { paginatedQuery } from './pagination'
import { request, requestPage, requestAllPages } from './request'

/** A recruiter's contacts. */
export const contacts = {
  /** The contacts whose name contains a text, paginated. The key without a search is a prefix of all others, for invalidation. */
  list: (search = '') => ({
    ...paginatedQuery(search ? ['contacts', search] : ['contacts'], (query, signal) =>
      requestPage('GET /api/recruiter/contacts', {
        query: { ...query, search: search || undefined },
        signal,
      }),
    ),
    placeholderData: keepPreviousData,
  }),
  /** The same, without pagination. */
  all: (search: string) =>
    requestAllPages('GET /api/recruiter/contacts', { query: { search: search || undefined } }),
  userWithProjects: (id: string) =>
    queryOptions({
      queryKey: ['users', id],
      queryFn: ({ signal }) =>
        request('GET /api/recruiter/user-with-projects/:id', { params: { id }, signal }),
    }),
}

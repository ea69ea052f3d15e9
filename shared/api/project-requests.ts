import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallBody } from '../contract'
import { paginatedQuery } from './pagination'
import { request, requestPage } from './request'

export type ProjectRequestPayload = CallBody<'POST /api/recruiter/projectRequests'>

/** Public project requests, and the recruiter's own. */
export const projectRequests = {
  /** Key prefix of all public queries, for invalidation. */
  key: ['project-requests'],
  /** The requests that contain a text, paginated. */
  list: (search = '') => ({
    ...paginatedQuery(['project-requests', 'list', search], (query, signal) =>
      requestPage('GET /api/projectrequests', {
        query: { ...query, search: search || undefined },
        signal,
      }),
    ),
    placeholderData: keepPreviousData,
  }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['project-requests', 'one', id],
      queryFn: ({ signal }) => request('GET /api/projectrequests/:id', { params: { id }, signal }),
    }),
  own: () =>
    paginatedQuery(['own-project-requests'], (query, signal) =>
      requestPage('GET /api/recruiter/projectRequests', { query, signal }),
    ),
  create: (values: ProjectRequestPayload) =>
    request('POST /api/recruiter/projectRequests', { body: { ...values, id: 0 } }),
  update: (body: ProjectRequestPayload) => request('PUT /api/recruiter/projectRequests', { body }),
  remove: (id: number) => request('DELETE /api/recruiter/projectRequests/:id', { params: { id } }),
}

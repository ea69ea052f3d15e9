import { type InfiniteData, queryOptions } from '@tanstack/react-query'
import type { CallBody, ProjectRequest } from '../contract'
import { firstAnswerUpdatedAt } from './first-answer'
import { paginatedQuery } from './pagination'
import { queryClient } from './query-client'
import {
  isKnownMissing,
  type Page,
  pageInPage,
  request,
  requestedInPage,
  requestPage,
} from './request'

export type ProjectRequestPayload = CallBody<'POST /api/recruiter/projectRequests'>

const listKey = ['project-requests', 'list']

/** A request of the lists that are loaded. */
const listed = (id: string) =>
  queryClient
    .getQueriesData<InfiniteData<Page<ProjectRequest>>>({ queryKey: listKey })
    .flatMap(([, list]) => list?.pages.flatMap(({ items }) => items) ?? [])
    .find((found) => String(found.id) === id)

/** Public project requests, and the recruiter's own. */
export const projectRequests = {
  /** Key prefix of all public queries, for invalidation. */
  key: ['project-requests'],
  /** The requests that contain a text, paginated. */
  list: (search = '') =>
    paginatedQuery(
      [...listKey, search],
      (query, signal) =>
        requestPage('GET /api/projectrequests', {
          query: { ...query, search: search || undefined },
          signal,
        }),
      {
        keepsPrevious: true,
        readInPage: (query) =>
          search ? undefined : pageInPage('GET /api/projectrequests', { query }),
      },
    ),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['project-requests', 'one', id],
      queryFn: ({ signal }) => request('GET /api/projectrequests/:id', { params: { id }, signal }),
      initialData: () => requestedInPage('GET /api/projectrequests/:id', { params: { id } }),
      initialDataUpdatedAt: firstAnswerUpdatedAt,
      // Shown at once when a list has it, so that the page does not begin empty.
      placeholderData: () => listed(id),
    }),
  /** Whether the page came with the answer that there is no such request. */
  isKnownMissing: (id: string) =>
    isKnownMissing('GET /api/projectrequests/:id', { params: { id } }),
  own: () =>
    paginatedQuery(['own-project-requests'], (query, signal) =>
      requestPage('GET /api/recruiter/projectRequests', { query, signal }),
    ),
  create: (values: ProjectRequestPayload) =>
    request('POST /api/recruiter/projectRequests', { body: { ...values, id: 0 } }),
  update: (body: ProjectRequestPayload) => request('PUT /api/recruiter/projectRequests', { body }),
  remove: (id: number) => request('DELETE /api/recruiter/projectRequests/:id', { params: { id } }),
}

import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallBody } from '../contract'
import { request, requestPart } from './request'

export type ProjectRequestPayload = CallBody<'POST /api/recruiter/projectRequests'>

const partSize = '24'

/** Project requests: everybody's view of them, and the recruiter's own. */
export const projectRequests = {
  /** Of everything that everybody may see, to be fetched anew after a change. */
  key: ['project-requests'],
  /** All that contain a text, in parts. */
  list: (search = '') =>
    infiniteQueryOptions({
      queryKey: ['project-requests', 'list', search],
      queryFn: ({ pageParam: cursor, signal }) =>
        requestPart('GET /api/projectrequests', {
          query: { limit: partSize, cursor, search: search || undefined },
          signal,
        }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next,
      select: ({ pages }) => pages.flatMap(({ items }) => items),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['project-requests', 'one', id],
      queryFn: ({ signal }) => request('GET /api/projectrequests/:id', { params: { id }, signal }),
    }),
  own: () =>
    queryOptions({
      queryKey: ['own-project-requests'],
      queryFn: ({ signal }) => request('GET /api/recruiter/projectRequests', { signal }),
    }),
  create: (values: ProjectRequestPayload) =>
    request('POST /api/recruiter/projectRequests', { body: { ...values, id: 0 } }),
  update: (body: ProjectRequestPayload) => request('PUT /api/recruiter/projectRequests', { body }),
  remove: (id: number) => request('DELETE /api/recruiter/projectRequests/:id', { params: { id } }),
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallBody } from '../contract'
import { inParts } from './in-parts'
import { request, requestPart } from './request'

export type ProjectRequestPayload = CallBody<'POST /api/recruiter/projectRequests'>

/** Project requests: everybody's view of them, and the recruiter's own. */
export const projectRequests = {
  /** Of everything that everybody may see, to be fetched anew after a change. */
  key: ['project-requests'],
  /** All that contain a text, in parts. */
  list: (search = '') => ({
    ...inParts(['project-requests', 'list', search], (query, signal) =>
      requestPart('GET /api/projectrequests', {
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
    inParts(['own-project-requests'], (query, signal) =>
      requestPart('GET /api/recruiter/projectRequests', { query, signal }),
    ),
  create: (values: ProjectRequestPayload) =>
    request('POST /api/recruiter/projectRequests', { body: { ...values, id: 0 } }),
  update: (body: ProjectRequestPayload) => request('PUT /api/recruiter/projectRequests', { body }),
  remove: (id: number) => request('DELETE /api/recruiter/projectRequests/:id', { params: { id } }),
}

import { queryOptions } from '@tanstack/react-query'
import type { CallBody } from '../contract'
import { request } from './request'

export type ProjectRequestPayload = CallBody<'POST /api/recruiter/projectRequests'>

/** Project requests: everybody's view of them, and the recruiter's own. */
export const projectRequests = {
  list: () =>
    queryOptions({
      queryKey: ['project-requests'],
      queryFn: ({ signal }) => request('GET /api/projectrequests', { signal }),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['project-requests', id],
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

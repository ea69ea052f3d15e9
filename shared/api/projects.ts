import { queryOptions } from '@tanstack/react-query'
import type { CallBody } from '../contract'
import { inParts } from './in-parts'
import { request, requestPart, requestWhole } from './request'

export type ProjectPayload = CallBody<'POST /api/user/projects'>

/** A job seeker's own projects. */
export const projects = {
  /** The newest first, in parts. Its key is the beginning of the other's. */
  list: () =>
    inParts(['projects'], (query, signal) =>
      requestPart('GET /api/user/projects', { query, signal }),
    ),
  /** All at once, to look at each of them. */
  whole: () =>
    queryOptions({
      queryKey: ['projects', 'whole'],
      queryFn: ({ signal }) => requestWhole('GET /api/user/projects', { signal }),
    }),
  technologyList: () =>
    queryOptions({
      queryKey: ['technologies'],
      queryFn: ({ signal }) => request('GET /api/user/techlist', { signal }),
      staleTime: Infinity,
    }),
  create: (body: ProjectPayload) => request('POST /api/user/projects', { body }),
  update: (body: ProjectPayload) => request('PUT /api/user/projects', { body }),
  remove: (id: number) => request('DELETE /api/user/projects/:id', { params: { id } }),
}

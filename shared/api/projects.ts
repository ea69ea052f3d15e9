import { queryOptions } from '@tanstack/react-query'
import type { CallBody } from '../contract'
import { request } from './request'

export type ProjectPayload = CallBody<'POST /api/user/projects'>

/** A job seeker's own projects. */
export const projects = {
  list: () =>
    queryOptions({
      queryKey: ['projects'],
      queryFn: ({ signal }) => request('GET /api/user/projects', { signal }),
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

import { queryOptions } from '@tanstack/react-query'
import type { CallBody } from '../contract'
import { acceptMissing } from './errors'
import type { CreationAttempt } from './idempotency-key'
import { paginatedQuery } from './pagination'
import { request, requestPage, requestAllPages } from './request'

export type ProjectPayload = CallBody<'POST /api/user/projects'>

/** A job seeker's own projects. */
export const projects = {
  /** The newest first, paginated. Its key is a prefix of that of `all`, for invalidation. */
  list: () =>
    paginatedQuery(['projects'], (query, signal) =>
      requestPage('GET /api/user/projects', { query, signal }),
    ),
  /** The same, without pagination. */
  all: () =>
    queryOptions({
      queryKey: ['projects', 'all'],
      queryFn: ({ signal }) => requestAllPages('GET /api/user/projects', { signal }),
    }),
  technologyList: () =>
    queryOptions({
      queryKey: ['technologies'],
      queryFn: ({ signal }) => request('GET /api/user/techlist', { signal }),
      staleTime: Infinity,
    }),
  addTechnology: (name: string) => request('POST /api/user/technologies', { body: { name } }),
  /** With the same key it is created once, however often it is sent; what an earlier attempt has stored is replaced. */
  async create(body: ProjectPayload, attempt?: CreationAttempt) {
    const stored = await request('POST /api/user/projects', {
      body,
      idempotencyKey: attempt?.idempotencyKey,
    })
    if (!attempt?.isChanged) return stored
    return projects.update({ ...body, project: { ...body.project, id: stored.id } })
  },
  update: (body: ProjectPayload) => request('PUT /api/user/projects', { body }),
  remove: (id: number) =>
    request('DELETE /api/user/projects/:id', { params: { id } }).catch(acceptMissing),
}

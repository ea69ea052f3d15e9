import { queryOptions } from '@tanstack/react-query'
import type { Role } from '../contract'
import { request } from './request'
import { segmentOf } from './segment-of'

/** The notifications of the person logged in. */
export const notifications = {
  list: (role: Role) =>
    queryOptions({
      queryKey: ['notifications', role],
      queryFn: ({ signal }) => request(`GET /api/${segmentOf(role)}/notifications`, { signal }),
    }),
  unseenExist: (role: Role) =>
    queryOptions({
      queryKey: ['unseen-notifications', role],
      queryFn: ({ signal }) =>
        request(`GET /api/${segmentOf(role)}/notifications/unseen-exist`, { signal }),
    }),
  markSeen: (role: Role, id: number) =>
    request(`PUT /api/${segmentOf(role)}/notifications/:id/seen`, { params: { id } }),
}

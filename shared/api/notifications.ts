import { queryOptions } from '@tanstack/react-query'
import type { Role } from '../contract'
import { request } from './request'

/** The notifications of the person logged in. */
export const notifications = {
  list: (role: Role) =>
    queryOptions({
      queryKey: ['notifications', role],
      queryFn: ({ signal }) =>
        role === 'recruiter'
          ? request('GET /api/recruiter/notifications', { signal })
          : request('GET /api/user/notifications', { signal }),
    }),
  unseenExist: (role: Role) =>
    queryOptions({
      queryKey: ['unseen-notifications', role],
      queryFn: ({ signal }) =>
        role === 'recruiter'
          ? request('GET /api/recruiter/notifications/unseen-exist', { signal })
          : request('GET /api/user/notifications/unseen-exist', { signal }),
    }),
  markSeen: (role: Role, id: number) =>
    role === 'recruiter'
      ? request('PUT /api/recruiter/notifications/:id/seen', { params: { id } })
      : request('PUT /api/user/notifications/:id/seen', { params: { id } }),
}

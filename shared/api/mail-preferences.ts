import { queryOptions } from '@tanstack/react-query'
import type { MailPreferences, Role } from '../contract'
import { request } from './request'
import { segmentOf } from './segment-of'

/** The mail preferences of the person logged in. */
export const mailPreferences = {
  own: (role: Role) =>
    queryOptions({
      queryKey: ['mail-preferences', role],
      queryFn: ({ signal }) => request(`GET /api/${segmentOf(role)}/mail-preferences`, { signal }),
    }),
  update: (role: Role, body: Partial<MailPreferences>) =>
    request(`PUT /api/${segmentOf(role)}/mail-preferences`, { body }),
}

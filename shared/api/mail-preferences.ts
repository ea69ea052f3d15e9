import { queryOptions } from '@tanstack/react-query'
import type { MailPreferences, Role } from '../contract'
import { request } from './request'

/** About what the person logged in is mailed. */
export const mailPreferences = {
  own: (role: Role) =>
    queryOptions({
      queryKey: ['mail-preferences', role],
      queryFn: ({ signal }) =>
        role === 'recruiter'
          ? request('GET /api/recruiter/mail-preferences', { signal })
          : request('GET /api/user/mail-preferences', { signal }),
    }),
  update: (role: Role, body: Partial<MailPreferences>) =>
    role === 'recruiter'
      ? request('PUT /api/recruiter/mail-preferences', { body })
      : request('PUT /api/user/mail-preferences', { body }),
}

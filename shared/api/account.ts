import type { Role } from '../contract'
import { request } from './request'

/** The account of the person logged in, as a whole. */
export const account = {
  /** Everything that is held of the person. */
  export: (role: Role) =>
    role === 'recruiter'
      ? request('GET /api/recruiter/export', {})
      : request('GET /api/user/export', {}),
  /** Ends all sessions, too. */
  remove: (role: Role, password: string) =>
    role === 'recruiter'
      ? request('DELETE /api/recruiter/account', { body: { password } })
      : request('DELETE /api/user/account', { body: { password } }),
}

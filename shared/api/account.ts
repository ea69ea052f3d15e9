import type { Role } from '../contract'
import { request } from './request'
import { segmentOf } from './segment-of'

/** The account of the person logged in, as a whole. */
export const account = {
  /** Everything that is held of the person. */
  export: (role: Role) => request(`GET /api/${segmentOf(role)}/export`, {}),
  /** Ends all sessions, too. */
  remove: (role: Role, password: string) =>
    request(`DELETE /api/${segmentOf(role)}/account`, { body: { password } }),
}

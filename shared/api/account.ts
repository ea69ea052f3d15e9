import type { Role } from '../contract'
import { request } from './request'
import { segmentOf } from './segment-of'

/** Export and deletion of the person's account. */
export const account = {
  /** All personal data. */
  export: (role: Role) => request(`GET /api/${segmentOf(role)}/export`, {}),
  /** Also ends all sessions. */
  remove: (role: Role, password: string) =>
    request(`DELETE /api/${segmentOf(role)}/account`, { body: { password } }),
}

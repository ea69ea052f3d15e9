import type { CallBody, Role } from '../contract'
import { request } from './request'
import { segmentOf } from './segment-of'

/** What is pushed to the devices of the person logged in. */
export const push = {
  devices: (role: Role, signal?: AbortSignal) =>
    request(`GET /api/${segmentOf(role)}/push-devices`, { signal }),
  subscribe: (role: Role, body: CallBody<'PUT /api/user/push-devices'>) =>
    request(`PUT /api/${segmentOf(role)}/push-devices`, { body }),
  remove: (role: Role, id: string) =>
    request(`DELETE /api/${segmentOf(role)}/push-devices/:id`, { params: { id } }),
}

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Role } from '../contract'
import { request } from './request'
import { segmentOf } from './segment-of'

/** Sessions, events, export and deletion of the person's account. */
export const account = {
  /** All personal data. */
  export: (role: Role) => request(`GET /api/${segmentOf(role)}/export`, {}),
  /** Also ends all sessions. `code` is the second proof where two-step login is on. */
  remove: (role: Role, password: string, code?: string) =>
    request(`DELETE /api/${segmentOf(role)}/account`, { body: { password, code } }),
  /** Where the person is logged in. */
  sessions: (role: Role) =>
    queryOptions({
      queryKey: ['sessions', role],
      queryFn: ({ signal }) => request(`GET /api/${segmentOf(role)}/sessions`, { signal }),
    }),
  endSession: (role: Role, id: number) =>
    request(`DELETE /api/${segmentOf(role)}/sessions/:id`, { params: { id } }),
  /** All but the current one. */
  endOtherSessions: (role: Role) => request(`DELETE /api/${segmentOf(role)}/sessions`, {}),
  /** What happened to the account, newest first. */
  events: (role: Role) =>
    queryOptions({
      queryKey: ['account-events', role],
      queryFn: ({ signal }) => request(`GET /api/${segmentOf(role)}/account-events`, { signal }),
    }),
  /** Reads sessions and events again, after something that changes them. */
  async refreshHistory(client: QueryClient, role: Role) {
    await client.invalidateQueries({ queryKey: account.sessions(role).queryKey })
    await client.invalidateQueries({ queryKey: account.events(role).queryKey })
  },
}

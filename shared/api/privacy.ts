import { queryOptions } from '@tanstack/react-query'
import type { Privacy } from '../contract'
import { request } from './request'

/** The job seeker's privacy settings. */
export const privacy = {
  own: () =>
    queryOptions({
      queryKey: ['privacy'],
      queryFn: ({ signal }) => request('GET /api/user/privacy', { signal }),
    }),
  /** Missing fields stay unchanged. */
  update: (body: Partial<Privacy>) => request('PUT /api/user/privacy', { body }),
}

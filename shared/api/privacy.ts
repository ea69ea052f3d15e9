import { queryOptions } from '@tanstack/react-query'
import type { Privacy } from '../contract'
import { request } from './request'

/** From whom the job seeker is hidden. */
export const privacy = {
  own: () =>
    queryOptions({
      queryKey: ['privacy'],
      queryFn: ({ signal }) => request('GET /api/user/privacy', { signal }),
    }),
  /** What is left out stays as it is. */
  update: (body: Partial<Privacy>) => request('PUT /api/user/privacy', { body }),
}

import { queryOptions } from '@tanstack/react-query'
import type { CallBody } from '../contract'
import { request } from './request'

export type JobSeekerProfilePayload = CallBody<'PUT /api/user/profile'>

/** What the job seeker's own profile says beside the name. */
export const jobSeekerProfile = {
  own: () =>
    queryOptions({
      queryKey: ['job-seeker-profile'],
      queryFn: ({ signal }) => request('GET /api/user/profile', { signal }),
    }),
  /** Missing fields stay unchanged. */
  update: (body: JobSeekerProfilePayload) => request('PUT /api/user/profile', { body }),
}

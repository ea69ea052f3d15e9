import { queryOptions } from '@tanstack/react-query'
import { request } from './request'

/** What the home page shows to the person logged in. */
export const home = {
  recruiter: () =>
    queryOptions({
      queryKey: ['home', 'recruiter'],
      queryFn: ({ signal }) => request('GET /api/recruiter/home', { signal }),
    }),
  jobSeeker: () =>
    queryOptions({
      queryKey: ['home', 'jobseeker'],
      queryFn: ({ signal }) => request('GET /api/user/home', { signal }),
    }),
}

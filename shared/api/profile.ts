import { queryOptions } from '@tanstack/react-query'
import type { CallBody } from '../contract'
import { request } from './request'

export type ProfileUpdate = CallBody<'PUT /api/user/update'>

/** The profile and the statistics of the person logged in. */
export const profile = {
  jobSeeker: () =>
    queryOptions({
      queryKey: ['details', 'jobseeker'],
      queryFn: ({ signal }) => request('GET /api/user/details', { signal }),
    }),
  recruiter: () =>
    queryOptions({
      queryKey: ['details', 'recruiter'],
      queryFn: ({ signal }) => request('GET /api/recruiter/details', { signal }),
    }),
  /** Both updates return the account and a new token, because the token contains the name. */
  updateJobSeeker: (body: ProfileUpdate) => request('PUT /api/user/update', { body }),
  updateRecruiter: (body: ProfileUpdate) => request('PUT /api/recruiter/update', { body }),
  jobSeekerStats: () =>
    queryOptions({
      queryKey: ['stats', 'jobseeker'],
      queryFn: ({ signal }) => request('GET /api/user/dashboard-stats', { signal }),
    }),
  recruiterStats: () =>
    queryOptions({
      queryKey: ['stats', 'recruiter'],
      queryFn: ({ signal }) => request('GET /api/recruiter/dashboard-stats', { signal }),
    }),
}

import { queryOptions } from '@tanstack/react-query'
import type { CallBody } from '../contract'
import { decodeToken } from '../session'
import { NetworkError } from './errors'
import { request } from './request'

export type ProfileUpdate = CallBody<'PUT /api/user/update'>

/** Of an answer without a readable token nothing is known but that something came. */
async function readable<Updated extends { user: object; token: string }>(
  answer: Promise<Partial<Updated>>,
): Promise<Updated> {
  const updated = await answer
  if (!updated.user || !decodeToken(updated.token ?? '')) throw new NetworkError(undefined)
  return updated as Updated
}

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
  updateJobSeeker: (body: ProfileUpdate) => readable(request('PUT /api/user/update', { body })),
  updateRecruiter: (body: ProfileUpdate) =>
    readable(request('PUT /api/recruiter/update', { body })),
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

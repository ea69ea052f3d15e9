import { profile, useQuery } from '../api'
import type { Role } from '../contract'

/** The email address of the person logged in, once it is known. */
export function useOwnEmail(role: Role): string | undefined {
  const recruiter = useQuery({ ...profile.recruiter(), enabled: role === 'recruiter' })
  const jobSeeker = useQuery({ ...profile.jobSeeker(), enabled: role === 'jobseeker' })
  return (role === 'recruiter' ? recruiter : jobSeeker).data?.email
}

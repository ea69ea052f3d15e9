import type { Role } from '@swipefolio/shared/contract'

/** The columns of a chat that belong to each side. */
export const sides = {
  recruiter: {
    self: 'recruiter_id',
    other: 'job_seeker_id',
    read: 'recruiter_read_seq',
    otherRead: 'job_seeker_read_seq',
  },
  jobseeker: {
    self: 'job_seeker_id',
    other: 'recruiter_id',
    read: 'job_seeker_read_seq',
    otherRead: 'recruiter_read_seq',
  },
} as const satisfies Record<Role, object>

/** An account and the role in which it takes part in chats. */
export interface Participant {
  id: number
  role: Role
}

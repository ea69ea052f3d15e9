import type { Role } from '../contract'

const segments = { jobseeker: 'user', recruiter: 'recruiter' } as const satisfies Record<
  Role,
  string
>

/** The segment of a path that each role's calls have: `/api/${segmentOf(role)}/chats`. */
export const segmentOf = (role: Role) => segments[role]

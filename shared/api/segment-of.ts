import type { Role } from '../contract'

const segments = { jobseeker: 'user', recruiter: 'recruiter' } as const satisfies Record<
  Role,
  string
>

/** The path segment of a role's calls: `/api/${segmentOf(role)}/chats`. */
export const segmentOf = (role: Role) => segments[role]

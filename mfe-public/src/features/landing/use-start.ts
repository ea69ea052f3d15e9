import { paths, type Role } from '@swipefolio/shared/contract'
import { useSession } from '@swipefolio/shared/session'

const startOf: Record<Role, string> = {
  recruiter: paths.swipeProjects,
  jobseeker: paths.dashboardSection('projects'),
}

/** Where the home page's buttons lead: visitors to signup, members to what they came for. */
export function useStart() {
  const role = useSession((session) => session.role)
  return { isMember: role !== null, path: role ? startOf[role] : paths.signup }
}

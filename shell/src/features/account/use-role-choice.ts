import type { Role } from '@swipefolio/shared/contract'
import { useLocation, useSearchParams } from '@swipefolio/shared/router'

/** The chosen role, kept in the URL, so that reload and Back work. */
export function useRoleChoice() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const given = params.get('role')
  const role = given === 'recruiter' || given === 'jobseeker' ? given : undefined

  const chooseRole = (next: Role | undefined) => {
    const changed = new URLSearchParams(params)
    if (next) changed.set('role', next)
    else changed.delete('role')
    setParams(changed, { state })
  }
  return [role, chooseRole] as const
}

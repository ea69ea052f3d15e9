import type { RegistryRoute } from '@swipefolio/platform/registry'
import { paths, type Role } from '@swipefolio/shared/contract'
import { useLocation } from '@swipefolio/shared/router'
import { ButtonLink, useIsHydrated, UserIcon, UsersIcon } from '@swipefolio/shared/ui'
import { safeReturnPath, withReturn } from '../features/session/return-path'
import { useCurrentRole } from '../remotes/current-role'
import { DeadEnd } from './dead-end'

const people: Partial<Record<string, { one: string; many: string }>> = {
  recruiter: { one: 'a recruiter', many: 'recruiters' },
  jobseeker: { one: 'a job seeker', many: 'job seekers' },
} satisfies Record<Role, object>

export interface AccessDeniedPageProps {
  /** Its `denied` sentence is shown to people who are not logged in. */
  route: Pick<RegistryRoute, 'denied' | 'roles'>
}

/** Shown instead of a page that the current role may not see. */
export const AccessDeniedPage = ({ route: { denied, roles = [] } }: AccessDeniedPageProps) => {
  const own = people[useCurrentRole()]
  const audience = roles.map((role) => people[role]?.many ?? 'visitors').join(' and ')
  if (own) {
    return (
      <DeadEnd
        title={`This page is for ${audience}`}
        icon={<UsersIcon aria-hidden />}
        actions={
          <>
            <ButtonLink to={paths.dashboard}>Go to your dashboard</ButtonLink>
            <ButtonLink to={paths.home} variant="quiet">
              Back to Home
            </ButtonLink>
          </>
        }
      >
        You are logged in as {own.one}. One email address can have an account of each kind: to use
        the other one, log out and choose it when you log in.
      </DeadEnd>
    )
  }
  return (
    <DeadEnd title="Please log in" icon={<UserIcon aria-hidden />} actions={<WaysIn />}>
      {denied ?? `You need to be logged in to view this page. It is for ${audience}.`}
    </DeadEnd>
  )
}

/** Both lead back here. The prerendered page is the same with any query. */
const WaysIn = () => {
  const { pathname, search } = useLocation()
  const isHydrated = useIsHydrated()
  const from = isHydrated ? safeReturnPath(pathname + search) : pathname
  return (
    <>
      <ButtonLink to={withReturn(paths.login, from)}>Log in</ButtonLink>
      <ButtonLink to={withReturn(paths.signup, from)} variant="quiet">
        Sign up
      </ButtonLink>
    </>
  )
}

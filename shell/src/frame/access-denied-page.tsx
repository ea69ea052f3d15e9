import type { RegistryRoute } from '@swipefolio/platform/registry'
import { paths, type Role } from '@swipefolio/shared/contract'
import { currentLanguage, t } from '@swipefolio/shared/i18n'
import { useLocation } from '@swipefolio/shared/router'
import { ButtonLink, useIsHydrated, UserIcon, UsersIcon } from '@swipefolio/shared/ui'
import { safeReturnPath, withReturn } from '../features/session/return-path'
import { useCurrentRole } from '../remotes/current-role'
import { DeadEnd } from './dead-end'
import { WaysOn } from './ways-on'

const people: Partial<Record<string, { one: string; many: string }>> = {
  recruiter: { one: t('a recruiter'), many: t('recruiters') },
  jobseeker: { one: t('a job seeker'), many: t('job seekers') },
} satisfies Record<Role, object>

/** `recruiters and job seekers`. */
const listed = (names: string[]) => new Intl.ListFormat(currentLanguage()).format(names)

export interface AccessDeniedPageProps {
  /** Its `denied` sentence is shown to people who are not logged in. */
  route: Pick<RegistryRoute, 'denied' | 'roles'>
}

/** Shown instead of a page that the current role may not see. */
export const AccessDeniedPage = ({ route: { denied, roles = [] } }: AccessDeniedPageProps) => {
  const own = people[useCurrentRole()]
  const audience = listed(roles.map((role) => people[role]?.many ?? t('visitors')))
  if (own) {
    return (
      <DeadEnd
        title={t('This page is for {audience}', { audience })}
        icon={<UsersIcon aria-hidden />}
        actions={
          <>
            <ButtonLink to={paths.dashboard}>{t('Go to Your Dashboard')}</ButtonLink>
            <ButtonLink to={paths.home} variant="quiet">
              {t('Back to Home')}
            </ButtonLink>
          </>
        }
      >
        {t(
          'You are logged in as {one}. One email address can have an account of each kind: to use the other one, log out and choose it when you log in.',
          { one: own.one },
        )}
      </DeadEnd>
    )
  }
  return (
    <DeadEnd
      title={t('Please log in')}
      icon={<UserIcon aria-hidden />}
      actions={<WaysIn />}
      waysOn={<WaysOn except={paths.login} />}
    >
      {denied ??
        t('You need to be logged in to view this page. It is for {audience}.', { audience })}
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
      <ButtonLink to={withReturn(paths.login, from)}>{t('Log In')}</ButtonLink>
      <ButtonLink to={withReturn(paths.signup, from)} variant="quiet">
        {t('Sign Up')}
      </ButtonLink>
    </>
  )
}

import type { RegistryRoute } from '@swipefolio/platform/registry'
import { paths, type Role } from '@swipefolio/shared/contract'
import { useLocation } from '@swipefolio/shared/router'
import {
  ButtonLink,
  Cluster,
  media,
  Page,
  PageHeader,
  Stack,
  Text,
  useDocumentTitle,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { safeReturnPath, withReturn } from '../features/session/return-path'
import { useCurrentRole } from '../remotes/current-role'
import { WaysOn } from './ways-on'

const people: Record<Role, { one: string; many: string }> = {
  recruiter: { one: 'a recruiter', many: 'recruiters' },
  jobseeker: { one: 'a job seeker', many: 'job seekers' },
}

const asRole = (role: string): Role | undefined =>
  role === 'recruiter' || role === 'jobseeker' ? role : undefined

const audience = (roles: readonly string[]) =>
  roles
    .flatMap((role) => asRole(role) ?? [])
    .map((role) => people[role].many)
    .join(' and ') || 'visitors who are not logged in'

export interface AccessDeniedPageProps {
  /** Its `denied` sentence is shown to people who are not logged in. */
  route: Pick<RegistryRoute, 'denied' | 'roles'>
}

/** Shown instead of a page that the current role may not see. */
export const AccessDeniedPage = ({ route: { denied, roles = [] } }: AccessDeniedPageProps) => {
  const { pathname, search } = useLocation()
  const role = useCurrentRole()
  const own = asRole(role)
  const title = own ? `This page is for ${audience(roles)}` : 'Please log in'
  useDocumentTitle(title)

  return (
    <Page width="medium">
      <PageHeader
        title={title}
        intro={
          <Sentence>
            {own
              ? `You are logged in as ${people[own].one}.`
              : (denied ??
                `You need to be logged in to view this page. It is for ${audience(roles)}.`)}
          </Sentence>
        }
      />
      <Stack gap="xl">
        <Cluster>
          {own ? (
            <>
              <ButtonLink to={paths.dashboard}>Go to your dashboard</ButtonLink>
              <ButtonLink to={paths.home} variant="quiet">
                Back to Home
              </ButtonLink>
            </>
          ) : (
            <>
              <ButtonLink to={withReturn(paths.login, safeReturnPath(pathname + search))}>
                Log in
              </ButtonLink>
              <ButtonLink to={paths.signup} variant="quiet">
                Sign up
              </ButtonLink>
            </>
          )}
        </Cluster>
        {own && (
          <Text tone="soft">
            One email address can have an account of each kind. To use the other one, log out and
            choose it when you log in.
          </Text>
        )}
        <WaysOn except={[paths.dashboard, paths.login]} />
      </Stack>
    </Page>
  )
}

/* On a phone a sentence of one line in the first font would have two in the second. */
const Sentence = styled.span`
  display: block;

  ${media.belowMenu} {
    max-inline-size: 20rem;
  }
`

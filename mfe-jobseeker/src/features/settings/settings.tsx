import { profile, useQuery } from '@swipefolio/shared/api'
import { type JobSeeker, paths } from '@swipefolio/shared/contract'
import {
  AccountEventsCard,
  DeviceCard,
  MailPreferencesCard,
  SecondFactorCard,
  SessionsCard,
} from '@swipefolio/shared/forms'
import {
  Button,
  ButtonLink,
  ErrorBox,
  EyeIcon,
  PageHeader,
  PageSections,
  QueryBoundary,
  Text,
  TextLink,
  useDocumentTitle,
  TitledCard,
} from '@swipefolio/shared/ui'
import { SettingsForm } from './settings-form'

const filler: JobSeeker = { id: -1, email: '', firstName: '', lastName: '' }
const missing = 'User data not available'

/** The job seeker's account. */
export const Settings = () => {
  useDocumentTitle('Settings')
  const details = useQuery(profile.jobSeeker())
  const account = (
    <QueryBoundary
      query={details}
      loadingText="Loading settings..."
      errorText={missing}
      isEmpty={(jobSeeker) => !jobSeeker}
      skeleton={<SettingsForm jobSeeker={filler} />}
      empty={<ErrorBox message={missing} onRetry={() => void details.refetch()} />}
    >
      {(jobSeeker) => <SettingsForm jobSeeker={jobSeeker} />}
    </QueryBoundary>
  )
  return (
    <>
      <PageHeader
        title="Settings"
        intro="Your account, and what Swipefolio tells you."
        actions={
          details.data ? (
            <ButtonLink
              to={paths.user(details.data.id)}
              variant="quiet"
              icon={<EyeIcon aria-hidden />}
            >
              View Profile
            </ButtonLink>
          ) : (
            <Button variant="quiet" icon={<EyeIcon aria-hidden />} disabled>
              View Profile
            </Button>
          )
        }
      />
      <PageSections
        label="Settings"
        sections={[
          { id: 'account', title: 'Account', content: account },
          {
            id: 'notifications',
            title: 'Notifications',
            content: (
              <>
                <MailPreferencesCard of="jobseeker" />
                <DeviceCard of="jobseeker" />
              </>
            ),
          },
          {
            id: 'security',
            title: 'Security',
            intro: 'How you log in, and where.',
            content: (
              <>
                <SecondFactorCard of="jobseeker" />
                <SessionsCard of="jobseeker" />
                <AccountEventsCard of="jobseeker" />
              </>
            ),
          },
          {
            id: 'data',
            title: 'Data and deletion',
            content: (
              <TitledCard level={3} title="Your Data">
                <Text tone="soft">
                  A copy of your data, and the deletion of your account, are under{' '}
                  <TextLink to={paths.dashboardSection('privacy')}>Privacy</TextLink>.
                </Text>
              </TitledCard>
            ),
          },
        ]}
      />
    </>
  )
}

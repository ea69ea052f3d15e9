import { profile, useQuery } from '@swipefolio/shared/api'
import { type JobSeeker, paths } from '@swipefolio/shared/contract'
import {
  AccountEventsCard,
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
  QueryBoundary,
  Stack,
  Text,
  TextLink,
  theme,
  useDocumentTitle,
  TitledCard,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { SettingsForm } from './settings-form'

const filler: JobSeeker = { id: -1, email: '', firstName: '', lastName: '' }
const missing = 'User data not available'

/** The job seeker's account. */
export const Settings = () => {
  useDocumentTitle('Settings')
  const details = useQuery(profile.jobSeeker())
  return (
    <Column>
      <PageHeader
        title="Settings"
        intro="Your account: what we call you, and how you log in."
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
      <Stack gap="l">
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
        <MailPreferencesCard of="jobseeker" />
        <SecondFactorCard of="jobseeker" />
        <SessionsCard of="jobseeker" />
        <AccountEventsCard of="jobseeker" />
        <TitledCard title="Your Data">
          <Text tone="soft">
            A copy of your data, and the deletion of your account, are under{' '}
            <TextLink to={`${paths.dashboard}?section=privacy`}>Privacy</TextLink>.
          </Text>
        </TitledCard>
      </Stack>
    </Column>
  )
}

const Column = styled.div`
  max-inline-size: ${theme.width.narrow};
`

import { mailPreferences, profile, useQuery } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { MailPreferencesCard } from '@swipefolio/shared/forms'
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
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { SettingsForm } from './settings-form'

const missing = 'User data not available'

/** The job seeker's account. */
export const Settings = () => {
  useDocumentTitle('Settings')
  const details = useQuery(profile.jobSeeker())
  const mails = useQuery(mailPreferences.own('jobseeker'))
  return (
    <>
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
      <Column gap="l">
        <QueryBoundary
          query={details}
          waitsFor={[mails]}
          loadingText="Loading settings..."
          errorText={missing}
          isEmpty={(jobSeeker) => !jobSeeker}
          empty={<ErrorBox message={missing} onRetry={() => void details.refetch()} />}
        >
          {(jobSeeker) => (
            <>
              <SettingsForm jobSeeker={jobSeeker} />
              <MailPreferencesCard of="jobseeker" />
              <Text tone="soft">
                A copy of your data, and the deletion of your account, are under{' '}
                <TextLink to={`${paths.dashboard}?section=privacy`}>Privacy</TextLink>.
              </Text>
            </>
          )}
        </QueryBoundary>
      </Column>
    </>
  )
}

const Column = styled(Stack)`
  max-inline-size: ${theme.width.narrow};
`

import { mailPreferences, profile, useQuery } from '@swipefolio/shared/api'
import { MailPreferencesCard } from '@swipefolio/shared/forms'
import { Notice, PageHeader, QueryBoundary, Stack } from '@swipefolio/shared/ui'
import { AccountData } from './account-data'
import { SettingsForm } from './settings-form'

/** The recruiter's own account. */
export const Settings = () => {
  const details = useQuery(profile.recruiter())
  const mails = useQuery(mailPreferences.own('recruiter'))
  return (
    <>
      <PageHeader title="Settings" intro="What you leave blank stays as it is." />
      <QueryBoundary
        query={details}
        waitsFor={[mails]}
        loadingText="Loading settings..."
        errorText="Failed to load recruiter details"
        isEmpty={(recruiter) => !recruiter}
        empty={<Notice tone="danger">Recruiter data not available</Notice>}
      >
        {(recruiter) => (
          <Stack gap="l">
            <SettingsForm key={recruiter.id} recruiter={recruiter} />
            <MailPreferencesCard of="recruiter" />
            <AccountData />
          </Stack>
        )}
      </QueryBoundary>
    </>
  )
}

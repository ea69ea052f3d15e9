import { profile, useQuery } from '@swipefolio/shared/api'
import { PageHeader, QueryBoundary, useDocumentTitle } from '@swipefolio/shared/ui'
import { SettingsForm } from './settings-form'

/** The job seeker's account. */
export const Settings = () => {
  useDocumentTitle('Settings')
  const details = useQuery(profile.jobSeeker())
  return (
    <>
      <PageHeader title="Settings" intro="Your account: what we call you, and how you log in." />
      <QueryBoundary
        query={details}
        loadingText="Loading settings..."
        errorText="User data not available"
        skeleton="text"
      >
        {(jobSeeker) => <SettingsForm jobSeeker={jobSeeker} />}
      </QueryBoundary>
    </>
  )
}

import { profile, useQuery } from '@swipefolio/shared/api'
import { ErrorBox, PageHeader, QueryBoundary, useDocumentTitle } from '@swipefolio/shared/ui'
import { SettingsForm } from './settings-form'

const missing = 'User data not available'

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
        errorText={missing}
        isEmpty={(jobSeeker) => !jobSeeker}
        empty={<ErrorBox message={missing} onRetry={() => void details.refetch()} />}
      >
        {(jobSeeker) => <SettingsForm jobSeeker={jobSeeker} />}
      </QueryBoundary>
    </>
  )
}

import { profile, useQuery } from '@swipefolio/shared/api'
import type { JobSeeker } from '@swipefolio/shared/contract'
import {
  AccountEventsCard,
  DeviceCard,
  MailPreferencesCard,
  SecondFactorCard,
  SessionsCard,
} from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import {
  ErrorBox,
  PageHeader,
  PageSections,
  QueryBoundary,
  useDocumentTitle,
} from '@swipefolio/shared/ui'
import { AccountData } from './account-data'
import { SettingsForm } from './settings-form'

const filler: JobSeeker = { id: -1, email: '', firstName: '', lastName: '' }

const missing = t('User data not available')

/** The job seeker's account. */
export const Settings = () => {
  useDocumentTitle(t('Settings'))
  const details = useQuery(profile.jobSeeker())
  const account = (
    <QueryBoundary
      query={details}
      loadingText={t('Loading settings...')}
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
      <PageHeader title={t('Settings')} intro={t('Your account, and what Swipefolio tells you.')} />
      <PageSections
        label={t('Settings')}
        sections={[
          { id: 'account', title: t('Account'), content: account },
          {
            id: 'notifications',
            title: t('Notifications'),
            content: (
              <>
                <MailPreferencesCard of="jobseeker" />
                <DeviceCard of="jobseeker" />
              </>
            ),
          },
          {
            id: 'security',
            title: t('Security'),
            intro: t('How you log in, and where.'),
            content: (
              <>
                <SecondFactorCard of="jobseeker" />
                <SessionsCard of="jobseeker" />
                <AccountEventsCard of="jobseeker" />
              </>
            ),
          },
          { id: 'data', title: t('Data and deletion'), content: <AccountData /> },
        ]}
      />
    </>
  )
}

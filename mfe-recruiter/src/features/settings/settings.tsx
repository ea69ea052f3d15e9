import { profile, useQuery } from '@swipefolio/shared/api'
import type { Recruiter } from '@swipefolio/shared/contract'
import {
  AccountEventsCard,
  DeviceCard,
  MailPreferencesCard,
  SecondFactorCard,
  SessionsCard,
} from '@swipefolio/shared/forms'
import { Notice, PageHeader, PageSections, QueryBoundary } from '@swipefolio/shared/ui'
import { AccountData } from './account-data'
import { SettingsForm } from './settings-form'

const filler: Recruiter = { id: -1, email: '', firstName: '', lastName: '', companyName: '' }

/** The recruiter's own account. */
export const Settings = () => {
  const details = useQuery(profile.recruiter())
  const account = (
    <QueryBoundary
      query={details}
      loadingText="Loading settings..."
      errorText="Failed to load recruiter details"
      isEmpty={(recruiter) => !recruiter}
      empty={<Notice tone="danger">Recruiter data not available</Notice>}
      skeleton={<SettingsForm recruiter={filler} />}
    >
      {(recruiter) => <SettingsForm key={recruiter.id} recruiter={recruiter} />}
    </QueryBoundary>
  )
  return (
    <>
      <PageHeader title="Settings" intro="Your account, and what Swipefolio tells you." />
      <PageSections
        label="Settings"
        sections={[
          {
            id: 'account',
            title: 'Account',
            intro: 'A name that you leave blank stays as it is.',
            content: account,
          },
          {
            id: 'notifications',
            title: 'Notifications',
            content: (
              <>
                <MailPreferencesCard of="recruiter" />
                <DeviceCard of="recruiter" />
              </>
            ),
          },
          {
            id: 'security',
            title: 'Security',
            intro: 'How you log in, and where.',
            content: (
              <>
                <SecondFactorCard of="recruiter" />
                <SessionsCard of="recruiter" />
                <AccountEventsCard of="recruiter" />
              </>
            ),
          },
          { id: 'data', title: 'Data and deletion', content: <AccountData /> },
        ]}
      />
    </>
  )
}

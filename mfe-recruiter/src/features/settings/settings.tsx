import { profile, useQuery } from '@swipefolio/shared/api'
import type { Recruiter } from '@swipefolio/shared/contract'
import {
  AccountEventsCard,
  DeviceCard,
  MailPreferencesCard,
  SecondFactorCard,
  SessionsCard,
} from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
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
      loadingText={t('Loading settings...')}
      errorText={t('Failed to load recruiter details')}
      isEmpty={(recruiter) => !recruiter}
      empty={<Notice tone="danger">{t('Recruiter data not available')}</Notice>}
      skeleton={<SettingsForm recruiter={filler} />}
    >
      {(recruiter) => <SettingsForm key={recruiter.id} recruiter={recruiter} />}
    </QueryBoundary>
  )
  return (
    <>
      <PageHeader title={t('Settings')} intro={t('Your account, and what Swipefolio tells you.')} />
      <PageSections
        label={t('Settings')}
        sections={[
          {
            id: 'account',
            title: t('Account'),
            intro: t('A name that you leave blank stays as it is.'),
            content: account,
          },
          {
            id: 'notifications',
            title: t('Notifications'),
            content: (
              <>
                <MailPreferencesCard of="recruiter" />
                <DeviceCard of="recruiter" />
              </>
            ),
          },
          {
            id: 'security',
            title: t('Security'),
            intro: t('How you log in, and where.'),
            content: (
              <>
                <SecondFactorCard of="recruiter" />
                <SessionsCard of="recruiter" />
                <AccountEventsCard of="recruiter" />
              </>
            ),
          },
          { id: 'data', title: t('Data and deletion'), content: <AccountData /> },
        ]}
      />
    </>
  )
}

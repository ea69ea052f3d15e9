import { profile, useQuery } from '@swipefolio/shared/api'
import type { Recruiter } from '@swipefolio/shared/contract'
import {
  AccountEventsCard,
  MailPreferencesCard,
  SecondFactorCard,
  SessionsCard,
} from '@swipefolio/shared/forms'
import { Notice, PageHeader, QueryBoundary, Stack, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { AccountData } from './account-data'
import { SettingsForm } from './settings-form'

const filler: Recruiter = { id: -1, email: '', firstName: '', lastName: '', companyName: '' }

/** The recruiter's own account. */
export const Settings = () => {
  const details = useQuery(profile.recruiter())
  return (
    <>
      <PageHeader
        title="Settings"
        intro="Your account. A name that you leave blank stays as it is."
      />
      <Column gap="l">
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
        <MailPreferencesCard of="recruiter" />
        <SecondFactorCard of="recruiter" />
        <SessionsCard of="recruiter" />
        <AccountEventsCard of="recruiter" />
        <AccountData />
      </Column>
    </>
  )
}

const Column = styled(Stack)`
  max-inline-size: ${theme.width.narrow};
`

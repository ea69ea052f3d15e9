import { styled } from 'styled-components'
import { account, useQuery } from '../api'
import type { AccountEvent, AccountEventType, Role } from '../contract'
import { relativeTime } from '../format'
import { t } from '../i18n'
import { PartList, QueryBoundary, Text, theme, TitledCard } from '../ui'
import { deviceName } from './device-name'
import { FirstRows } from './first-rows'

export interface AccountEventsCardProps {
  of: Role
}

const words: Partial<Record<string, string>> = {
  login: t('You logged in'),
  'login-refused': t('A login with a wrong password was refused'),
  'login-limited': t('A login was refused after many wrong passwords'),
  'password-changed': t('The password was changed'),
  'password-change-refused': t('A new password was refused: the current one was wrong'),
  'password-reset': t('The password was reset with a mailed code'),
  'second-factor-on': t('Two-step login was turned on'),
  'second-factor-off': t('Two-step login was turned off'),
  'second-factor-asked': t('The right password was given, and the second step was asked for'),
  'second-factor-refused': t(
    'A login with the right password and a wrong code or passkey was refused',
  ),
  'second-factor-change-refused': t(
    'A change of two-step login was refused: the password, the code or the passkey was wrong',
  ),
  'recovery-codes-made': t('New recovery codes were made'),
  'recovery-code-used': t('A recovery code was used'),
  'authenticator-removed': t('The authenticator app was turned off'),
  'passkey-added': t('A passkey was added'),
  'passkey-removed': t('A passkey was removed'),
  'passkey-refused': t('A passkey was refused: its count went back, perhaps somebody has a copy'),
  'session-ended': t('A session was logged out'),
  'other-sessions-ended': t('All other sessions were logged out'),
  'public-page-on': t('The public page was switched on'),
  'public-page-off': t('The public page was switched off'),
  exported: t('Your data was exported'),
  'deletion-refused': t('The deletion was refused: the password or the code was wrong'),
} satisfies Record<AccountEventType, string>

const filler: AccountEvent = { type: 'login', device: '', address: '', createdAt: '' }

/** What happened to the account, so that its owner notices what somebody else did. */
export const AccountEventsCard = ({ of: role }: AccountEventsCardProps) => {
  const events = useQuery(account.events(role))
  const list = (all: AccountEvent[]) => (
    <FirstRows rows={all}>
      {(shown) => (
        <Rows role="list">
          {shown.map((event, at) => (
            <EventRow key={`${event.createdAt} ${at}`} event={event} />
          ))}
        </Rows>
      )}
    </FirstRows>
  )
  return (
    <TitledCard level={3} title={t('Account Activity')}>
      <Text tone="soft">{t('If something here was not you, change your password.')}</Text>
      <QueryBoundary
        query={events}
        loadingText={t('Loading account activity...')}
        errorText={t('Failed to load account activity')}
        isEmpty={(all) => all.length === 0}
        empty={<Text>{t('Nothing has happened yet.')}</Text>}
        skeleton={list([filler])}
      >
        {list}
      </QueryBoundary>
    </TitledCard>
  )
}

const EventRow = ({ event: { type, device, address, createdAt } }: { event: AccountEvent }) => (
  <li>
    <Text>{words[type] ?? type}</Text>
    <PartList
      parts={[
        <time key="time" dateTime={createdAt}>
          {relativeTime(createdAt)}
        </time>,
        deviceName(device),
        address,
      ]}
    />
  </li>
)

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space.s};
`

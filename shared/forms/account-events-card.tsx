import { useState } from 'react'
import { styled } from 'styled-components'
import { account, useQuery } from '../api'
import type { AccountEvent, AccountEventType, Role } from '../contract'
import { relativeTime } from '../format'
import { Button, Cluster, QueryBoundary, Text, theme, TitledCard } from '../ui'
import { PartList } from './part-list'

export interface AccountEventsCardProps {
  of: Role
}

const words: Partial<Record<string, string>> = {
  login: 'You logged in',
  'login-refused': 'A login with a wrong password was refused',
  'login-limited': 'A login was refused after many wrong passwords',
  'password-changed': 'The password was changed',
  'password-change-refused': 'A new password was refused: the current one was wrong',
  'password-reset': 'The password was reset with a mailed code',
  'second-factor-on': 'Two-step login was turned on',
  'second-factor-off': 'Two-step login was turned off',
  'second-factor-asked': 'The right password was given, and the second step was asked for',
  'second-factor-refused':
    'A login with the right password and a wrong code or passkey was refused',
  'second-factor-change-refused':
    'A change of two-step login was refused: the password, the code or the passkey was wrong',
  'recovery-codes-made': 'New recovery codes were made',
  'recovery-code-used': 'A recovery code was used',
  'authenticator-removed': 'The authenticator app was turned off',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'passkey-refused': 'A passkey was refused: its count went back, perhaps somebody has a copy',
  'session-ended': 'A session was logged out',
  'other-sessions-ended': 'All other sessions were logged out',
  exported: 'Your data was exported',
  'deletion-refused': 'The deletion was refused: the password or the code was wrong',
} satisfies Record<AccountEventType, string>

const shownAtFirst = 5
const filler: AccountEvent = { type: 'login', device: '', address: '', createdAt: '' }

/** What happened to the account, so that its owner notices what somebody else did. */
export const AccountEventsCard = ({ of: role }: AccountEventsCardProps) => {
  const [isWhole, setIsWhole] = useState(false)
  const events = useQuery(account.events(role))
  const list = (all: AccountEvent[]) => (
    <>
      <Rows role="list">
        {all.slice(0, isWhole ? undefined : shownAtFirst).map((event, at) => (
          <EventRow key={`${event.createdAt} ${at}`} event={event} />
        ))}
      </Rows>
      {!isWhole && all.length > shownAtFirst && (
        <Cluster>
          <Button variant="quiet" onClick={() => setIsWhole(true)}>
            Show All
          </Button>
        </Cluster>
      )}
    </>
  )
  return (
    <TitledCard level={3} title="Account Activity">
      <Text tone="soft">If something here was not you, change your password.</Text>
      <QueryBoundary
        query={events}
        loadingText="Loading account activity..."
        errorText="Failed to load account activity"
        isEmpty={(all) => all.length === 0}
        empty={<Text>Nothing has happened yet.</Text>}
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
        device,
        address,
      ]}
    />
  </li>
)

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space.s};
`

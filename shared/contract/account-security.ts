import Type, { type Static } from 'typebox'
import { call, Text } from './call'
import { idOf } from './parameters'
import { Id, Instant } from './scalars'

/** A place where the person is logged in. */
export const Session = Type.Object({
  id: Id,
  /** The browser and its system in words, as it names itself. */
  device: Type.String(),
  /** The IPv4 address, or the network of an IPv6 address, that it was started from. */
  address: Type.String(),
  startedAt: Instant,
  usedAt: Instant,
  /** Whether it is the session of the call. */
  isCurrent: Type.Boolean(),
})
export type Session = Static<typeof Session>

/** What can happen to an account. */
export const accountEventTypes = [
  'login',
  'login-refused',
  'login-limited',
  'password-changed',
  'password-change-refused',
  'password-reset',
  'second-factor-on',
  'second-factor-off',
  'second-factor-asked',
  'second-factor-refused',
  'second-factor-change-refused',
  'recovery-codes-made',
  'recovery-code-used',
  'authenticator-removed',
  'passkey-added',
  'passkey-removed',
  'passkey-refused',
  'session-ended',
  'other-sessions-ended',
  'public-page-on',
  'public-page-off',
  'exported',
  'deletion-refused',
] as const

export type AccountEventType = (typeof accountEventTypes)[number]

export const AccountEvent = Type.Object({
  type: Type.Unsafe<AccountEventType>(
    Type.Union(accountEventTypes.map((type) => Type.Literal(type))),
  ),
  device: Type.String(),
  address: Type.String(),
  createdAt: Instant,
})
export type AccountEvent = Static<typeof AccountEvent>

const listing = {
  summary: 'List where I am logged in, last used first',
  response: Type.Array(Session),
}
const ending = { summary: 'End one of my sessions', params: idOf('session'), response: Text }
const endingOthers = { summary: 'End all my sessions but this one', response: Text }
const reading = {
  summary:
    'Read what happened to my account, newest first, at most 20 events of each type; events are kept for 90 days unless the operator sets another time',
  response: Type.Array(AccountEvent),
}

export const accountSecurityCalls = {
  'GET /api/user/sessions': call({ access: 'jobseeker', ...listing }),
  'DELETE /api/user/sessions/:id': call({ access: 'jobseeker', ...ending }),
  'DELETE /api/user/sessions': call({ access: 'jobseeker', ...endingOthers }),
  'GET /api/user/account-events': call({ access: 'jobseeker', ...reading }),
  'GET /api/recruiter/sessions': call({ access: 'recruiter', ...listing }),
  'DELETE /api/recruiter/sessions/:id': call({ access: 'recruiter', ...ending }),
  'DELETE /api/recruiter/sessions': call({ access: 'recruiter', ...endingOthers }),
  'GET /api/recruiter/account-events': call({ access: 'recruiter', ...reading }),
}

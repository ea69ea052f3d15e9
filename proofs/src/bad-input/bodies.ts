import type { CallName } from '@swipefolio/shared/contract'
import { callNames, contractOf } from '../matrix/contract'
import { absentSentences } from './ids'
import { actorOf, type BadInput, type Input } from './rows'
import { absentInput, isRaw, validInput } from './valid-input'

const json = { 'content-type': 'application/json' }
const nested = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
const unreadable = 'The request could not be read'
const notValid = 'The request is not valid'
const pleaseSendJson = 'Please send JSON'

const bodies: [what: string, payload: string, headers: Record<string, string>, number, string][] = [
  ['that is truncated', '{', json, 400, unreadable],
  ['that is a form with the JSON type', 'email=a', json, 400, unreadable],
  ['that names a prototype', '{"__proto__":{"a":1}}', json, 400, unreadable],
  ['that names a constructor', '{"constructor":{"prototype":{"a":1}}}', json, 400, unreadable],
  ['that is a list', '[]', json, 400, notValid],
  ['that is a text', '"text"', json, 400, notValid],
  ['that is null', 'null', json, 400, notValid],
  ['that is a number', '1', json, 400, notValid],
  ['that is nested 10,000 deep', nested, json, 400, unreadable],
  ['with a property nested 10,000 deep', `{"extra":${nested}}`, json, 400, unreadable],
  ['of plain text', 'a', { 'content-type': 'text/plain' }, 415, pleaseSendJson],
  ['of XML', '<a/>', { 'content-type': 'application/xml' }, 415, pleaseSendJson],
  [
    'of a form',
    'a=1',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    pleaseSendJson,
  ],
  ['without a type', 'a', { 'content-type': 'nonsense' }, 415, pleaseSendJson],
  ['that is compressed', '{}', { ...json, 'content-encoding': 'gzip' }, 415, pleaseSendJson],
]

const largest = (call: string) => (call.endsWith('/chats/send') ? 1024 * 1024 : 64 * 1024)

const tooLarge = (call: string): BadInput => ({
  ...validInput(call as (typeof callNames)[number]),
  call,
  what: 'a body over its limit',
  as: actorOf(call),
  payload: JSON.stringify({ extra: 'x'.repeat(largest(call)) }),
  headers: json,
  status: 413,
  says: 'The request is too large',
})

const withBody = callNames.filter((name) => contractOf(name).body)
const withoutBody = callNames.filter(
  (name) => !name.startsWith('GET ') && !contractOf(name).body && !isRaw(name),
)

const withOptionalBody: CallName[] = [
  'POST /api/auth/verify-request/:email',
  'POST /api/auth/send-code-to-reset-password',
  'POST /api/user/project-request/:id/send-link',
]

/** The content type that axios and others send even without a body. */
const emptyTypes = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded;charset=utf-8',
  'application/json',
  'text/plain',
  'nonsense',
]

/** The response of a call that needs no body, about an entity that does not exist. */
const answersToNothing: Partial<Record<CallName, [status: number, says: string]>> = {
  'POST /api/auth/logout': [200, 'Logged out'],
  'DELETE /api/user/sessions': [200, 'All other sessions were ended'],
  'DELETE /api/recruiter/sessions': [200, 'All other sessions were ended'],
  'POST /api/user/second-factor': [200, '{"key":'],
  'POST /api/recruiter/second-factor': [200, '{"key":'],
  'POST /api/user/second-factor/passkey-options': [200, '{"options":'],
  'POST /api/recruiter/second-factor/passkey-options': [200, '{"options":'],
  'POST /api/auth/verify-request/:email': [
    400,
    'Verification failed. Please check your code and try again.',
  ],
  'POST /api/auth/send-code-to-reset-password': [200, 'Verification code sent to your email'],
  'POST /api/user/ai-review': [200, '[{"kind":"note"'],
  'POST /api/recruiter/ai-review': [200, '[{"kind":"note"'],
}

const emptyBody = (call: CallName, type: string): BadInput => {
  const [status, says] = answersToNothing[call] ?? [404, absentSentences[call] ?? '']
  return {
    ...absentInput(call),
    call,
    what: `an empty body of the type ${type}`,
    as: actorOf(call),
    payload: '',
    headers: { 'content-type': type, 'content-length': '0' },
    status,
    says,
  }
}

/** Invalid bodies, and absent ones where none is needed. */
export const badBodies: BadInput[] = [
  ...withBody.flatMap((call) => [
    ...bodies.map(([what, payload, headers, status, says]): BadInput => {
      const input: Input = { ...validInput(call), body: undefined, payload, headers }
      return { ...input, call, what: `a body ${what}`, as: actorOf(call), status, says }
    }),
    tooLarge(call),
  ]),
  ...[...withoutBody, ...withOptionalBody].flatMap((call) =>
    emptyTypes.map((type) => emptyBody(call, type)),
  ),
  ...withoutBody.map((call): BadInput => ({
    ...absentInput(call),
    call,
    what: 'a body of plain text where none is needed',
    as: actorOf(call),
    payload: 'a',
    headers: { 'content-type': 'text/plain' },
    status: 415,
    says: pleaseSendJson,
  })),
]

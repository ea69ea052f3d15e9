import type { Call, CallName, ErrorCode } from '@swipefolio/shared/contract'
import { statusOfError } from '../foundation/http/errors'
import type { Answer, Reference } from './document'
import { schemaReference } from './schemas'

/** What each refusal means wherever nothing more special is said. */
const meanings = {
  'invalid-input': 'Something in the request is missing or not valid; the sentence says what.',
  unauthenticated: 'There is no token, or its session has ended.',
  forbidden: 'The call is for the other role, or the request comes from another site.',
  'not-found': 'It does not exist, or it is not yours: the answer is the same.',
  'method-not-allowed': 'Credentials in an address are switched off here; send them in a body.',
  conflict: 'It does not go with what has happened before; the sentence says with what.',
  'too-large': 'The body is too large.',
  'unsupported-media-type': 'The body is of a type that the call does not take.',
  'too-many-requests': 'Too many requests; try again after as many seconds as `Retry-After` says.',
  unavailable: 'The service is busy or starting; try again after `Retry-After` seconds.',
} satisfies Partial<Record<ErrorCode, string>>

type Refusal = keyof typeof meanings

const componentName = (code: Refusal) =>
  code.replace(/(^|-)\w/g, (start) => start.replace('-', '').toUpperCase())

const always: Refusal[] = ['too-many-requests', 'unavailable']

function refusalsOf(name: CallName, call: Call): Refusal[] {
  const hasBody = call.body !== undefined || call.rawBody !== undefined
  const isProtected = call.access !== 'public'
  const usual: Partial<Record<Refusal, boolean>> = {
    'invalid-input': hasBody || call.params !== undefined || call.query !== undefined,
    unauthenticated: isProtected,
    forbidden: isProtected || !name.startsWith('GET '),
    'not-found': /:(id|chatId)\b/.test(name),
    'too-large': hasBody,
    'unsupported-media-type': hasBody,
  }
  return (Object.keys(meanings) as Refusal[]).filter(
    (code) => usual[code] || call.refusals?.[code] || always.includes(code),
  )
}

/** The refusals of a call, by status. */
export const describeRefusals = (name: CallName, call: Call): Record<string, Reference> =>
  refer(refusalsOf(name, call), call.refusals)

/** References to refusals; one that means something special says so itself. */
export const refer = (codes: Refusal[], meaning: Partial<Record<Refusal, string>> = {}) =>
  Object.fromEntries(
    codes.map((code): [number, Reference] => [
      statusOfError[code],
      {
        $ref: `#/components/responses/${componentName(code)}`,
        ...(meaning[code] && { description: meaning[code] }),
      },
    ]),
  )

/** Every refusal's status and meaning. */
export const refusalMeanings = () =>
  Object.entries(meanings).map(([code, meaning]): [number, string] => [
    statusOfError[code as Refusal],
    meaning,
  ])

const retryAfter = { 'retry-after': { $ref: '#/components/headers/RetryAfter' } }

export const describeRefusalAnswers = (): Record<string, Answer> =>
  Object.fromEntries(
    (Object.keys(meanings) as Refusal[]).map((code): [string, Answer] => [
      componentName(code),
      {
        description: meanings[code],
        ...(always.includes(code) && { headers: retryAfter }),
        content: {
          'text/plain': { schema: { type: 'string', maxLength: 200 } },
          'application/problem+json': { schema: schemaReference('Problem') },
        },
      },
    ]),
  )

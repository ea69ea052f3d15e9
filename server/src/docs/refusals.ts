import type { Call, ErrorCode } from '@swipefolio/shared/contract'
import { statusOfError } from '../foundation/http/errors'
import type { Answer, JsonSchema, Reference } from './document'

/** What each refusal means wherever a call says nothing more special. */
const meanings: Record<ErrorCode, string> = {
  'invalid-input': 'Something in the request is missing or not valid; the sentence says what.',
  unauthenticated: 'There is no token, or its session has ended.',
  forbidden: 'The call is for the other role, or the request comes from another site.',
  'not-found': 'It does not exist, or it is not yours: the answer is the same.',
  'method-not-allowed': 'Credentials in an address are switched off here; send them in a body.',
  conflict: 'It does not go with what has happened before; the sentence says with what.',
  'too-large': 'The body is too large.',
  'unsupported-media-type': 'The body is of a type that the call does not take.',
  'too-many-requests': 'Too many requests; try again after as many seconds as `Retry-After` says.',
  internal: 'Something is wrong with the service; its log says what, under the `request-id`.',
  unavailable: 'The service is busy or starting; try again after `Retry-After` seconds.',
}

const codes = Object.keys(meanings) as ErrorCode[]
const passing = new Set<ErrorCode>(['too-many-requests', 'unavailable'])
const always = new Set<ErrorCode>([...passing, 'internal'])

const componentName = (code: ErrorCode) =>
  code.replace(/(^|-)\w/g, (start) => start.replace('-', '').toUpperCase())

function isRefusedAs(code: ErrorCode, name: string, call: Call) {
  const hasBody = Boolean(call.body ?? call.rawBody)
  const isProtected = call.access !== 'public'
  const usual: Partial<Record<ErrorCode, boolean>> = {
    'invalid-input': hasBody || Boolean(call.params ?? call.query),
    unauthenticated: isProtected,
    forbidden: isProtected || !name.startsWith('GET '),
    'not-found': /:(id|chatId)\b/.test(name),
    'too-large': hasBody,
    'unsupported-media-type': hasBody,
  }
  return usual[code] ?? always.has(code)
}

/** The refusals of a call, by status; one that means something special says so itself. */
export const describeRefusals = (name: string, call: Call) =>
  Object.fromEntries(
    codes
      .filter((code) => call.refusals?.[code] ?? isRefusedAs(code, name, call))
      .map((code): [number, Reference] => {
        const description = call.refusals?.[code]
        const $ref = `#/components/responses/${componentName(code)}`
        return [statusOfError[code], { $ref, ...(description && { description }) }]
      }),
  )

/** Every refusal's status and meaning. */
export const refusalMeanings = codes.map((code) => [statusOfError[code], meanings[code]] as const)

const retryAfter = {
  description: 'After how many seconds to try again.',
  schema: { type: 'integer', format: 'int64', minimum: 1, maximum: 86_400 },
}

export const describeRefusalAnswers = (problem: JsonSchema): Record<string, Answer> =>
  Object.fromEntries(
    codes.map((code): [string, Answer] => [
      componentName(code),
      {
        description: meanings[code],
        ...(passing.has(code) && { headers: { 'Retry-After': retryAfter } }),
        content: {
          'text/plain': { schema: { type: 'string', maxLength: 200 } },
          'application/problem+json': { schema: problem },
        },
      },
    ]),
  )

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

const wrongLogin = { unauthenticated: 'The email or the password is not right.' }
const queryLogin = { ...wrongLogin, 'method-not-allowed': meanings['method-not-allowed'] }
const liked = { conflict: 'You have liked this project: a like stays.' }
const sent = {
  'not-found': 'There is no such chat of yours.',
  conflict: 'The message was sent before with another text, or the chat is closed or blocked.',
}
const reported = { conflict: 'You have reported enough for today.' }
const updated = { forbidden: `${meanings.forbidden} The same for the \`id\` of somebody else.` }
const revealed = { forbidden: `${meanings.forbidden} No browser may fetch it ahead of a click.` }
const reviewed = {
  'not-found': 'There is no public repository at this address.',
  conflict: 'The repository is empty.',
}
const notYours = { 'not-found': meanings['not-found'] }

const special: Partial<Record<CallName, Partial<Record<Refusal, string>>>> = {
  'GET /api/auth/userlogin': queryLogin,
  'POST /api/auth/userlogin': wrongLogin,
  'GET /api/auth/recruiterlogin': queryLogin,
  'POST /api/auth/recruiterlogin': wrongLogin,
  'PUT /api/user/update': updated,
  'PUT /api/recruiter/update': updated,
  'GET /api/recruiter/revealLinkOwner/:id': revealed,
  'PUT /api/user/projects': notYours,
  'PUT /api/recruiter/projectRequests': notYours,
  'POST /api/user/images': { conflict: 'Too many of your images are used by no project.' },
  'POST /api/user/project-request/:id/send-link': {
    conflict:
      'The request is closed, you have submitted this repository or enough of them, or you have blocked the recruiter.',
  },
  'POST /api/recruiter/projects/:id': liked,
  'PUT /api/recruiter/projects/saved/:id/decision': liked,
  'DELETE /api/recruiter/projects/:id/decision': liked,
  'POST /api/user/ai-review': reviewed,
  'POST /api/recruiter/ai-review': reviewed,
  'POST /api/user/chats/send': sent,
  'POST /api/recruiter/chats/send': sent,
  'POST /api/user/chats/:chatId/report': reported,
  'POST /api/recruiter/chats/:chatId/report': reported,
}

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
    (code) => usual[code] || special[name]?.[code] || always.includes(code),
  )
}

/** The refusals of a call, by status. */
export const describeRefusals = (name: CallName, call: Call): Record<string, Reference> =>
  refer(refusalsOf(name, call), special[name])

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

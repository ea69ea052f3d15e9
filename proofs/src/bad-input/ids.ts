import { callNames } from '../matrix/contract'
import type { CallName } from '@swipefolio/shared/contract'
import { actorOf, type BadInput } from './rows'
import { absentInput, hasId, paramOf } from './valid-input'

const notIds = [
  '0',
  '-1',
  '+1',
  '01',
  '1.5',
  '1e3',
  '0x1',
  '1%20',
  '%201',
  'abc',
  'true',
  'null',
  '1,2',
  '1%0A',
  '%00',
  '%zz',
  '..%2f1',
  '%D9%A1',
  '%F0%9F%92%A9',
  '%ED%A0%80',
  '%ff',
  '1;drop',
  '9007199254740992',
  '9999999999999999',
  '1234567890123456789',
  '1'.repeat(101),
  '',
]

const absentIds = ['1', '2147483648', '9007199254740991']

const project = 'This project was removed'
const request = 'This project request was removed'
const chat = 'Chat not found'
const notification = 'Notification not found'
const details = 'User details not found'
const review = 'This review was removed'
const filter = 'This filter does not exist any more'
const stage = 'This stage does not exist any more'

/** The refusal of each call with an id that does not exist. */
export const absentSentences: Partial<Record<CallName, string>> = {
  'GET /api/projectrequests/:id': 'Project request not found',
  'DELETE /api/user/sessions/:id': 'Session not found',
  'DELETE /api/recruiter/sessions/:id': 'Session not found',
  'DELETE /api/user/passkeys/:id': 'Passkey not found',
  'DELETE /api/recruiter/passkeys/:id': 'Passkey not found',
  'DELETE /api/user/push-devices/:id': 'Device not found',
  'DELETE /api/recruiter/push-devices/:id': 'Device not found',
  'DELETE /api/user/projects/:id': project,
  'GET /api/user/projects/:id/technologies': project,
  'GET /api/user/projects/:id/readme': project,
  'GET /api/recruiter/contact-projects/:id/readme': project,
  'POST /api/user/project-request/:id/send-link': request,
  'GET /api/user/project-request/:id/links': request,
  'GET /api/user/project-request/:id/bookmark': request,
  'GET /api/recruiter/project-request/:id/ownership': request,
  'PUT /api/user/project-request/:id/bookmark': request,
  'DELETE /api/user/project-request/:id/bookmark': request,
  'GET /api/user/chats/messages/:chatId': chat,
  'GET /api/user/chats/user-check-new-message/:chatId': chat,
  'PUT /api/user/notifications/:id/seen': notification,
  'PUT /api/user/chats/:chatId/block': chat,
  'DELETE /api/user/chats/:chatId/block': chat,
  'POST /api/user/chats/:chatId/report': chat,
  'POST /api/user/chats/:chatId/typing': chat,
  'GET /api/user/ai-reviews/:id': review,
  'DELETE /api/user/ai-reviews/:id': review,
  'PUT /api/user/ai-reviews/:id/items/:itemId/dispute': review,
  'DELETE /api/user/ai-reviews/:id/items/:itemId/dispute': review,
  'POST /api/recruiter/projects/:id': project,
  'DELETE /api/recruiter/projects/:id/decision': 'There is no decision to take back',
  'GET /api/recruiter/projects/:id/technologies': project,
  'PUT /api/recruiter/projects/saved/:id/decision': project,
  'GET /api/recruiter/chats/messages/:chatId': chat,
  'GET /api/recruiter/chats/:chatId/new-message-exist': chat,
  'DELETE /api/recruiter/projectRequests/:id': request,
  'GET /api/recruiter/projectRequests/:id/links': request,
  'PUT /api/recruiter/projectRequests/:id/links/seen': request,
  'PUT /api/recruiter/links/:id/verdict': 'This link was removed',
  'GET /api/recruiter/revealLinkOwner/:id': 'This link was removed',
  'GET /api/recruiter/revealed-user/:id': details,
  'GET /api/recruiter/contacts/:id': details,
  'GET /api/recruiter/liked-projects/:id/contact': details,
  'GET /api/recruiter/user-with-projects/:id': details,
  'GET /api/recruiter/contacts/:id/desk': details,
  'PUT /api/recruiter/contacts/:id/desk': details,
  'PUT /api/recruiter/contact-stages/:id': stage,
  'DELETE /api/recruiter/contact-stages/:id': stage,
  'PUT /api/recruiter/saved-filters/:id': filter,
  'DELETE /api/recruiter/saved-filters/:id': filter,
  'PUT /api/recruiter/notifications/:id/seen': notification,
  'PUT /api/recruiter/chats/:chatId/block': chat,
  'DELETE /api/recruiter/chats/:chatId/block': chat,
  'POST /api/recruiter/chats/:chatId/report': chat,
  'POST /api/recruiter/chats/:chatId/typing': chat,
  'GET /api/recruiter/ai-reviews/:id': review,
  'DELETE /api/recruiter/ai-reviews/:id': review,
  'PUT /api/recruiter/ai-reviews/:id/items/:itemId/dispute': review,
  'DELETE /api/recruiter/ai-reviews/:id/items/:itemId/dispute': review,
}

/** Devices have hashes as ids: there is no text that could not be one. */
const hasTextId = (call: string) => call.includes('/push-devices/')
/** Each recruiter's stages have the numbers from 1. */
const absentIdsOf = (call: string) =>
  call.includes('/contact-stages/') ? absentIds.slice(1) : absentIds
const isForSubmissions = (call: string) => call.includes('/project-request/')

function withId(call: CallName, id: string, status: number, says: string): BadInput {
  const input = absentInput(call)
  return {
    ...input,
    call,
    what: `the id ${JSON.stringify(id)}`,
    as: actorOf(call),
    params: { ...input.params, [paramOf(call)]: id },
    status,
    says,
  }
}

/** Malformed ids, and ids that do not exist. */
export const ids: BadInput[] = callNames
  .filter(hasId)
  .flatMap((call) => [
    ...(hasTextId(call) ? [] : notIds).map((id) =>
      id === '' && isForSubmissions(call)
        ? withId(call, id, 400, 'Project request ID is missing')
        : withId(call, id, 400, 'Invalid id'),
    ),
    ...absentIdsOf(call).map((id) =>
      withId(call, id, 404, absentSentences[call] ?? 'nothing is expected'),
    ),
  ])

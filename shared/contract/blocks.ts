import Type from 'typebox'
import { call, Text } from './call'
import { ChatIdParams } from './parameters'

const blocking = {
  summary: 'Block the other side of a chat',
  params: ChatIdParams,
  response: Text,
}

const unblocking = { summary: 'Take a block back', params: ChatIdParams, response: Text }

const reporting = {
  summary: 'Report the other side of a chat',
  refusals: { conflict: 'You have reported enough for today.' },
  params: ChatIdParams,
  /** `reason` is one of `reportReasons`; `text` may say more. */
  body: Type.Object({
    reason: Type.Optional(Type.String()),
    text: Type.Optional(Type.String()),
  }),
  response: Text,
}

export const blockCalls = {
  'PUT /api/user/chats/:chatId/block': call({ access: 'jobseeker', ...blocking }),
  'PUT /api/recruiter/chats/:chatId/block': call({ access: 'recruiter', ...blocking }),
  'DELETE /api/user/chats/:chatId/block': call({ access: 'jobseeker', ...unblocking }),
  'DELETE /api/recruiter/chats/:chatId/block': call({ access: 'recruiter', ...unblocking }),
  'POST /api/user/chats/:chatId/report': call({ access: 'jobseeker', ...reporting }),
  'POST /api/recruiter/chats/:chatId/report': call({ access: 'recruiter', ...reporting }),
}

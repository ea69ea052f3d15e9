import Type, { type Static } from 'typebox'
import { call, Text } from './call'
import { before, ChatIdParams, limit, optionalParameter, PageQuery } from './parameters'
import { JobSeeker, RecruiterName } from './profile'
import { Id, Instant } from './scalars'

const SenderUser = Type.Object({ id: Id, firstName: Type.String(), lastName: Type.String() })

/** `seq` orders the messages of one chat without gaps; `clientKey` comes back to the sender alone. */
export const Message = Type.Object({
  id: Id,
  seq: Type.Integer(),
  message: Type.String(),
  createdAt: Instant,
  senderUser: Type.Union([SenderUser, Type.Null()]),
  senderRecruiter: Type.Union([RecruiterName, Type.Null()]),
  clientKey: Type.Union([Type.String(), Type.Null()]),
})
export type Message = Static<typeof Message>

/**
 * `open`: both can write. `blocked`: I have blocked the other side. `closed`: the other side has deleted the account or
 * blocked me; then its name reads 'Deleted user' and its address is empty.
 */
export const ChatState = Type.Union([
  Type.Literal('open'),
  Type.Literal('blocked'),
  Type.Literal('closed'),
])
export type ChatState = Static<typeof ChatState>

/**
 * `messages` holds the newest 20, oldest first; `unread` counts the other side's above the last one read. `seenSeq` is how
 * far the other side has read, 0 unless the chat is open.
 */
export const Chat = Type.Object({
  id: Id,
  user: JobSeeker,
  recruiter: RecruiterName,
  messages: Type.Array(Message),
  unread: Type.Integer(),
  seenSeq: Type.Integer(),
  state: ChatState,
})
export type Chat = Static<typeof Chat>

const list = {
  summary: 'List my chats, the latest first, each with its newest messages',
  query: PageQuery,
  response: Type.Array(Chat),
}

const sending = {
  summary: 'Send a message; the same client key stores it once',
  notes:
    'The body may be the chat as it came, at most 1 MiB: only `id`, `message` and `clientKey` are read of it.',
  refusals: {
    'not-found': 'There is no such chat of yours.',
    conflict: 'The message was sent before with another text, or the chat is closed or blocked.',
  },
  query: Type.Object({
    message: optionalParameter('The text, at most 4,000 characters; here or in the body.'),
    clientKey: optionalParameter(
      'A key of your own, at most 100 characters: sent again, the message is stored once.',
    ),
  }),
  body: Type.Object({
    id: Type.Optional(Type.Number()),
    message: Type.Optional(Type.String()),
    clientKey: Type.Optional(Type.String()),
  }),
  response: Message,
}

const reading = {
  summary: 'Read messages of a chat, oldest first; they count as read from then on',
  notes: 'Answers 50 messages unless `limit` says otherwise, at most 200.',
  params: ChatIdParams,
  query: Type.Object({ before, limit }),
  response: Type.Array(Message),
}

const checking = {
  summary: 'Tell whether a chat has messages that I have not read',
  params: ChatIdParams,
  response: Type.Boolean(),
}

const counting = { summary: 'Count the messages that I have not read', response: Type.Integer() }

const typing = {
  summary: 'Tell the other side of a chat that I am typing',
  params: ChatIdParams,
  response: Text,
}

export const chatCalls = {
  'GET /api/user/chats': call({ access: 'jobseeker', ...list }),
  'GET /api/recruiter/chats': call({ access: 'recruiter', ...list }),
  'POST /api/user/chats/send': call({ access: 'jobseeker', ...sending }),
  'POST /api/recruiter/chats/send': call({ access: 'recruiter', ...sending }),
  'GET /api/user/chats/messages/:chatId': call({ access: 'jobseeker', ...reading }),
  'GET /api/recruiter/chats/messages/:chatId': call({ access: 'recruiter', ...reading }),
  'GET /api/user/chats/user-check-new-message/:chatId': call({ access: 'jobseeker', ...checking }),
  'GET /api/recruiter/chats/:chatId/new-message-exist': call({ access: 'recruiter', ...checking }),
  'GET /api/user/chats/user-new-messages-count': call({ access: 'jobseeker', ...counting }),
  'GET /api/recruiter/chats/recruiter-new-messages-count': call({
    access: 'recruiter',
    ...counting,
  }),
  'POST /api/user/chats/:chatId/typing': call({ access: 'jobseeker', ...typing }),
  'POST /api/recruiter/chats/:chatId/typing': call({ access: 'recruiter', ...typing }),
}

import Type, { type Static } from 'typebox'
import { call, eventStream } from './call'
import { Message } from './chats'
import { Id, Role } from './scalars'

/**
 * An event of the stream: where something has changed. `refresh`: anything may have changed. `message`: one was written; it
 * comes along when the server has it at hand, and is to be fetched otherwise; either way only fetching makes it read.
 * `chats`: a chat came or changed its state, or, with `of`, what the recruiter keeps about contacts did; `read`: `reader` has read a chat up to `seq`; `typing`: the other side is.
 */
export const LiveEvent = Type.Union([
  Type.Object({
    type: Type.Literal('message'),
    chatId: Id,
    seq: Type.Integer(),
    sender: Role,
    message: Type.Optional(Message),
  }),
  Type.Object({ type: Type.Literal('read'), chatId: Id, seq: Type.Integer(), reader: Role }),
  Type.Object({ type: Type.Literal('typing'), chatId: Id }),
  Type.Object({ type: Type.Literal('notification') }),
  Type.Object({ type: Type.Literal('chats'), of: Type.Optional(Type.Literal('contacts')) }),
  Type.Object({ type: Type.Literal('refresh') }),
])
export type LiveEvent = Static<typeof LiveEvent>

const stream = {
  summary: 'Receive messages, notifications and other changes as server-sent events',
  notes:
    'Each event is a `LiveEvent` as JSON. With the `Last-Event-ID` header the stream continues from there; without, or when the server no longer knows what came since, it begins with `refresh`. It lasts as long as the session, for clients that accept `text/event-stream`; other clients are answered the events that they have missed, and the end. Of more than ten streams of a person the oldest ends.',
  response: eventStream(LiveEvent),
}

export const liveEventCalls = {
  'GET /api/user/events': call({ access: 'jobseeker', ...stream }),
  'GET /api/recruiter/events': call({ access: 'recruiter', ...stream }),
}

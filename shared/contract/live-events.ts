import Type, { type Static } from 'typebox'
import { Id, Message, Role } from './entities'

/**
 * What a stream tells: where something has changed. `refresh`: anything may have changed. `message`: one was written; it
 * comes along when the server has it at hand, and is to be fetched otherwise; either way only fetching makes it read.
 * `chats`: a chat came or changed its state; `read`: `reader` has read a chat up to `seq`; `typing`: the other side is.
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
  Type.Object({ type: Type.Literal('chats') }),
  Type.Object({ type: Type.Literal('refresh') }),
])
export type LiveEvent = Static<typeof LiveEvent>

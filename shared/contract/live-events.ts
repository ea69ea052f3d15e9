import Type, { type Static } from 'typebox'
import { Id, Role } from './entities'

/**
 * What a stream tells: where something has changed, never what was written. `refresh`: anything may have changed.
 * `chats`: a chat came or changed its state; `read`: `reader` has read a chat up to `seq`; `typing`: the other side is.
 */
export const LiveEvent = Type.Union([
  Type.Object({ type: Type.Literal('message'), chatId: Id, seq: Type.Integer(), sender: Role }),
  Type.Object({ type: Type.Literal('read'), chatId: Id, seq: Type.Integer(), reader: Role }),
  Type.Object({ type: Type.Literal('typing'), chatId: Id }),
  Type.Object({ type: Type.Literal('notification') }),
  Type.Object({ type: Type.Literal('chats') }),
  Type.Object({ type: Type.Literal('refresh') }),
])
export type LiveEvent = Static<typeof LiveEvent>

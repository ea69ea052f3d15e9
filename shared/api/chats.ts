import { queryOptions } from '@tanstack/react-query'
import type { CallBody, CallName, Chat, Role } from '../contract'
import { apiConfig } from './config'
import { request, requestAllPages } from './request'
import { segmentOf } from './segment-of'

type Report = CallBody<'POST /api/user/chats/:chatId/report'>

interface NewMessage {
  message: string
  /** Idempotency key: a second message with the same key is not stored. */
  clientKey: string
}

interface MessagesRange {
  before?: number
  limit?: number
  signal?: AbortSignal
}

const newMessageCheck = {
  jobseeker: 'GET /api/user/chats/user-check-new-message/:chatId',
  recruiter: 'GET /api/recruiter/chats/:chatId/new-message-exist',
} as const satisfies Record<Role, CallName>

const newMessagesCount = {
  jobseeker: 'GET /api/user/chats/user-new-messages-count',
  recruiter: 'GET /api/recruiter/chats/recruiter-new-messages-count',
} as const satisfies Record<Role, CallName>

/** The chats of the person logged in; each role has calls of its own. */
export const chats = {
  list: (role: Role) =>
    queryOptions({
      queryKey: ['chats', role],
      queryFn: ({ signal }) => requestAllPages(`GET /api/${segmentOf(role)}/chats`, { signal }),
    }),
  /** The newest messages (50 by default; with `before`, those before it), oldest first. Marks them as read. */
  messages: (role: Role, chatId: number, { before, limit, signal }: MessagesRange = {}) =>
    request(`GET /api/${segmentOf(role)}/chats/messages/:chatId`, {
      params: { chatId },
      query: {
        ...(before !== undefined && { before: String(before) }),
        ...(limit !== undefined && { limit: String(limit) }),
      },
      signal,
    }),
  send: (role: Role, chat: Pick<Chat, 'id'>, text: NewMessage) =>
    request(
      `POST /api/${segmentOf(role)}/chats/send`,
      apiConfig.credentialsIn === 'query'
        ? { query: text, body: chat }
        : { body: { ...chat, ...text } },
    ),
  hasNewMessages: (role: Role, chatId: number, signal?: AbortSignal) =>
    request(newMessageCheck[role], { params: { chatId }, signal }),
  /** Notifies the other side that the person is typing. */
  typing: (role: Role, chatId: number) =>
    request(`POST /api/${segmentOf(role)}/chats/:chatId/typing`, { params: { chatId } }),
  block: (role: Role, chatId: number) =>
    request(`PUT /api/${segmentOf(role)}/chats/:chatId/block`, { params: { chatId } }),
  unblock: (role: Role, chatId: number) =>
    request(`DELETE /api/${segmentOf(role)}/chats/:chatId/block`, { params: { chatId } }),
  report: (role: Role, chatId: number, body: Report) =>
    request(`POST /api/${segmentOf(role)}/chats/:chatId/report`, { params: { chatId }, body }),
  newMessagesCount: (role: Role) =>
    queryOptions({
      queryKey: ['new-messages-count', role],
      queryFn: ({ signal }) => request(newMessagesCount[role], { signal }),
    }),
}

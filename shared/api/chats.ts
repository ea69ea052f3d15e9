import { queryOptions } from '@tanstack/react-query'
import type { CallBody, Chat, Role } from '../contract'
import { apiConfig } from './config'
import { request, requestWhole } from './request'

type Report = CallBody<'POST /api/user/chats/:chatId/report'>

interface NewMessage {
  message: string
  /** Made by the sender: the same key twice stores one message. */
  clientKey: string
}

function send(role: Role, chat: Chat, text: NewMessage) {
  const options =
    apiConfig.credentialsIn === 'query'
      ? { query: text, body: chat }
      : { body: { ...chat, ...text } }
  return role === 'recruiter'
    ? request('POST /api/recruiter/chats/send', options)
    : request('POST /api/user/chats/send', options)
}

/** The chats of the person logged in; each role has calls of its own. */
export const chats = {
  list: (role: Role) =>
    queryOptions({
      queryKey: ['chats', role],
      queryFn: ({ signal }) =>
        role === 'recruiter'
          ? requestWhole('GET /api/recruiter/chats', { signal })
          : requestWhole('GET /api/user/chats', { signal }),
    }),
  /** The newest messages (50 unless told, or those before `before`), oldest first. Reading moves the read position. */
  messages: (
    role: Role,
    chatId: number,
    { before, limit, signal }: { before?: number; limit?: number; signal?: AbortSignal } = {},
  ) => {
    const options = {
      params: { chatId },
      query: {
        ...(before !== undefined && { before: String(before) }),
        ...(limit !== undefined && { limit: String(limit) }),
      },
      signal,
    }
    return role === 'recruiter'
      ? request('GET /api/recruiter/chats/messages/:chatId', options)
      : request('GET /api/user/chats/messages/:chatId', options)
  },
  send,
  hasNewMessages: (role: Role, chatId: number, signal?: AbortSignal) =>
    role === 'recruiter'
      ? request('GET /api/recruiter/chats/:chatId/new-message-exist', {
          params: { chatId },
          signal,
        })
      : request('GET /api/user/chats/user-check-new-message/:chatId', {
          params: { chatId },
          signal,
        }),
  /** Tells the other side that one is typing. */
  typing: (role: Role, chatId: number) =>
    role === 'recruiter'
      ? request('POST /api/recruiter/chats/:chatId/typing', { params: { chatId } })
      : request('POST /api/user/chats/:chatId/typing', { params: { chatId } }),
  block: (role: Role, chatId: number) =>
    role === 'recruiter'
      ? request('PUT /api/recruiter/chats/:chatId/block', { params: { chatId } })
      : request('PUT /api/user/chats/:chatId/block', { params: { chatId } }),
  unblock: (role: Role, chatId: number) =>
    role === 'recruiter'
      ? request('DELETE /api/recruiter/chats/:chatId/block', { params: { chatId } })
      : request('DELETE /api/user/chats/:chatId/block', { params: { chatId } }),
  report: (role: Role, chatId: number, body: Report) =>
    role === 'recruiter'
      ? request('POST /api/recruiter/chats/:chatId/report', { params: { chatId }, body })
      : request('POST /api/user/chats/:chatId/report', { params: { chatId }, body }),
  newMessagesCount: (role: Role) =>
    queryOptions({
      queryKey: ['new-messages-count', role],
      queryFn: ({ signal }) =>
        role === 'recruiter'
          ? request('GET /api/recruiter/chats/recruiter-new-messages-count', { signal })
          : request('GET /api/user/chats/user-new-messages-count', { signal }),
    }),
}

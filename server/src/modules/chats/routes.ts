import type { CallBody, CallQuery } from '@swipefolio/shared/contract'
import type { FastifyInstance } from 'fastify'
import { createAccountCache } from '../../foundation/events/account-cache'
import { parseCount } from '../../foundation/http/parse-count'
import type { Person } from '../../foundation/http/person'
import { readId } from '../../foundation/http/read-id'
import { parseId, route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { sendService } from './send-service'
import { chatsService } from './service'
import type { Participant } from './sides'

const sendBodyLimit = 1024 * 1024
const largestPage = 200
// The range of the column's type.
const largestSeq = 2 ** 31 - 1

type Send = 'POST /api/user/chats/send'
type Messages = 'GET /api/user/chats/messages/:chatId'

export function chatsModule(app: FastifyInstance, services: Services) {
  const chats = chatsService(services)
  const sends = sendService(services)
  const unread = createAccountCache<boolean>(services)
  const counts = createAccountCache<number>(services)
  app.addHook('onClose', async () => [unread, counts].forEach((cache) => cache.close()))

  for (const side of ['user', 'recruiter'] as const) {
    route(app, `GET /api/${side}/chats`, ({ person, page }) => chats.list(person, page))

    route(
      app,
      `POST /api/${side}/chats/send`,
      ({ person, body, query }) => sends.send(person, readDraft(body, query)),
      { bodyLimit: sendBodyLimit },
    )

    route(app, `GET /api/${side}/chats/messages/:chatId`, ({ person, params, query }) =>
      readMessages(person, params.chatId, query),
    )

    route(app, `POST /api/${side}/chats/:chatId/typing`, async ({ person, params }) => {
      await chats.announceTyping(person, parseId(params.chatId))
      return 'Noted'
    })
  }

  route(app, 'GET /api/user/chats/user-check-new-message/:chatId', hasUnread, { isPoll: true })
  route(app, 'GET /api/recruiter/chats/:chatId/new-message-exist', hasUnread, { isPoll: true })
  const counted = { isPoll: true, fromMemory: ({ id }: Person) => counts.known(id, 'all') }
  route(app, 'GET /api/user/chats/user-new-messages-count', countUnread, counted)
  route(app, 'GET /api/recruiter/chats/recruiter-new-messages-count', countUnread, counted)

  function hasUnread({ person, params }: { person: Person; params: { chatId: string } }) {
    const chatId = parseId(params.chatId)
    return unread.get(person.id, params.chatId, () => chats.hasUnread(person, chatId))
  }

  function countUnread({ person }: { person: Person }) {
    return counts.get(person.id, 'all', () => chats.countUnread(person))
  }

  function readMessages(person: Participant, chatId: string, query: CallQuery<Messages>) {
    const before = parseCount('before', query.before, largestSeq)
    const limit = parseCount('limit', query.limit, largestPage)
    return chats.readMessages(person, parseId(chatId), before, limit)
  }
}

const readDraft = (body: CallBody<Send>, query: CallQuery<Send>) => ({
  chatId: readId(body.id),
  message: body.message ?? query.message,
  clientKey: body.clientKey ?? query.clientKey,
})

import type { FastifyInstance } from 'fastify'
import { parseId, route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { blocksService } from './service'

export function blocksModule(app: FastifyInstance, services: Services) {
  const blocks = blocksService(services)

  for (const side of ['user', 'recruiter'] as const) {
    route(app, `PUT /api/${side}/chats/:chatId/block`, async ({ person, params }) => {
      await blocks.block(person, parseId(params.chatId))
      return 'Blocked'
    })

    route(app, `DELETE /api/${side}/chats/:chatId/block`, async ({ person, params }) => {
      await blocks.unblock(person, parseId(params.chatId))
      return 'Unblocked'
    })

    route(app, `POST /api/${side}/chats/:chatId/report`, async ({ person, params, body }) => {
      await blocks.report(person, parseId(params.chatId), body)
      return 'Report received'
    })
  }
}

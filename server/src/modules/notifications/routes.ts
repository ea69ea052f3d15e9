import type { FastifyInstance } from 'fastify'
import { createAccountCache } from '../../foundation/events/account-cache'
import { parseId, route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { notificationsService } from './service'

export function notificationsModule(app: FastifyInstance, services: Services) {
  const notifications = notificationsService(services)
  const unseen = createAccountCache<boolean>(services)
  app.addHook('onClose', async () => unseen.close())

  for (const side of ['user', 'recruiter'] as const) {
    route(app, `GET /api/${side}/notifications`, ({ person, page }) =>
      notifications.list(person.id, page),
    )

    route(
      app,
      `GET /api/${side}/notifications/unseen-exist`,
      ({ person: { id } }) => unseen.get(id, 'any', () => notifications.hasUnseen(id)),
      { isPoll: true, fromMemory: ({ id }) => unseen.known(id, 'any') },
    )

    route(app, `PUT /api/${side}/notifications/:id/seen`, async ({ person, params }) => {
      await notifications.markSeen(person.id, parseId(params.id))
      return 'Notification seen'
    })
  }
}

import type { FastifyInstance } from 'fastify'
import { parseId, route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { notificationsService } from './service'

export function notificationsModule(app: FastifyInstance, services: Services) {
  const notifications = notificationsService(services)

  for (const side of ['user', 'recruiter'] as const) {
    route(app, `GET /api/${side}/notifications`, ({ person, page }) =>
      notifications.list(person.id, page),
    )

    route(app, `GET /api/${side}/notifications/unseen-exist`, ({ person }) =>
      notifications.hasUnseen(person.id),
    )

    route(app, `PUT /api/${side}/notifications/:id/seen`, async ({ person, params }) => {
      await notifications.markSeen(person.id, parseId(params.id))
      return 'Notification seen'
    })
  }
}

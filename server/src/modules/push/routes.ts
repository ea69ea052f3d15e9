import type { FastifyInstance } from 'fastify'
import { route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { pushService } from './service'

export function pushModule(app: FastifyInstance, services: Services) {
  const push = pushService(services)

  for (const side of ['user', 'recruiter'] as const) {
    route(app, `GET /api/${side}/push-devices`, ({ person }) => push.list(person.id))

    route(app, `PUT /api/${side}/push-devices`, ({ person, body, origin }) =>
      push.subscribe(person, body, origin.device),
    )

    route(app, `DELETE /api/${side}/push-devices/:id`, async ({ person, params }) => {
      await push.remove(person.id, params.id)
      return 'Nothing is pushed to this device any more'
    })
  }
}

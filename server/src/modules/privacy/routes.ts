import type { FastifyInstance } from 'fastify'
import { route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { privacyService } from './service'

export function privacyModule(app: FastifyInstance, services: Services) {
  const privacy = privacyService(services)

  route(app, 'GET /api/user/privacy', ({ person }) => privacy.get(person.id))

  route(app, 'PUT /api/user/privacy', ({ person, body }) => privacy.update(person.id, body))
}

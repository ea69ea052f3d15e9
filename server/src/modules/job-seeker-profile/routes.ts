import type { FastifyInstance } from 'fastify'
import { route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { jobSeekerProfileService } from './service'

export function jobSeekerProfileModule(app: FastifyInstance, services: Services) {
  const profiles = jobSeekerProfileService(services)

  route(app, 'GET /api/user/profile', ({ person }) => profiles.get(person.id))

  route(app, 'PUT /api/user/profile', ({ person, body }) => profiles.update(person.id, body))
}

import type { FastifyInstance } from 'fastify'
import { route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { statsService } from './service'

export function statsModule(app: FastifyInstance, services: Services) {
  const stats = statsService(services)

  route(app, 'GET /api/user/dashboard-stats', ({ person }) => stats.ofJobSeeker(person.id))

  route(app, 'GET /api/recruiter/dashboard-stats', ({ person }) => stats.ofRecruiter(person.id))
}

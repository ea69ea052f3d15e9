import type { FastifyInstance } from 'fastify'
import { route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { homeService } from './service'

export function homeModule(app: FastifyInstance, services: Services) {
  const home = homeService(services)

  route(app, 'GET /api/recruiter/home', ({ person }) => home.ofRecruiter(person.id))

  route(app, 'GET /api/user/home', ({ person }) => home.ofJobSeeker(person.id))
}

import type { FastifyInstance } from 'fastify'
import { route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { listTechnologies } from './repository'

export function technologiesModule(app: FastifyInstance, { db }: Services) {
  route(app, 'GET /api/user/techlist', () => listTechnologies(db))
  route(app, 'GET /api/recruiter/techlist', () => listTechnologies(db))
}

import type { FastifyInstance } from 'fastify'
import { route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { presentTechnology } from './present'
import { listForJobSeeker, listForRecruiter } from './repository'
import { technologiesService } from './service'

export function technologiesModule(app: FastifyInstance, services: Services) {
  const { db } = services
  const technologies = technologiesService(services)

  route(app, 'GET /api/user/techlist', async ({ person }) =>
    (await listForJobSeeker(db, person.id)).map(presentTechnology),
  )

  route(app, 'GET /api/recruiter/techlist', async () =>
    (await listForRecruiter(db)).map(presentTechnology),
  )

  route(app, 'POST /api/user/technologies', ({ person, body }) => technologies.add(person.id, body))
}

import type { FastifyInstance } from 'fastify'
import { readIdempotencyKey } from '../../foundation/http/idempotency-key'
import { parseId, route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { projectsService } from './service'

export function projectsModule(app: FastifyInstance, services: Services) {
  const projects = projectsService(services)

  route(app, 'GET /api/user/projects', ({ person, page }) => projects.list(person.id, page))

  route(app, 'POST /api/user/projects', ({ person, body, headers }) =>
    projects.create(person.id, body, readIdempotencyKey(headers)),
  )

  route(app, 'PUT /api/user/projects', ({ person, body }) => projects.update(person.id, body))

  route(app, 'DELETE /api/user/projects/:id', async ({ person, params }) => {
    await projects.remove(person.id, parseId(params.id))
    return 'Project deleted'
  })

  route(app, 'GET /api/user/projects/:id/technologies', ({ person, params }) =>
    projects.technologiesOfOwn(person.id, parseId(params.id)),
  )

  route(app, 'GET /api/recruiter/projects/:id/technologies', ({ person, params }) =>
    projects.technologiesOfAny(person.id, parseId(params.id)),
  )
}

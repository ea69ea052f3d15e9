import type { FastifyInstance } from 'fastify'
import { parseId, route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { savedFiltersService } from './service'

export function savedFiltersModule(app: FastifyInstance, services: Services) {
  const filters = savedFiltersService(services)

  route(app, 'GET /api/recruiter/saved-filters', ({ person }) => filters.list(person.id))

  route(app, 'POST /api/recruiter/saved-filters', ({ person, body }) =>
    filters.create(person.id, body),
  )

  route(app, 'PUT /api/recruiter/saved-filters/:id', ({ person, params, body }) =>
    filters.update(person.id, parseId(params.id), body),
  )

  route(app, 'DELETE /api/recruiter/saved-filters/:id', ({ person, params }) =>
    filters.remove(person.id, parseId(params.id)),
  )
}

import type { FastifyInstance } from 'fastify'
import { parseSearch } from '../../foundation/http/search'
import { parseId, route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { projectRequestsService } from './service'

export function projectRequestsModule(app: FastifyInstance, services: Services) {
  const requests = projectRequestsService(services)

  route(app, 'GET /api/projectrequests', ({ query, page }) =>
    requests.listAll(parseSearch(query.search), page),
  )

  route(app, 'GET /api/projectrequests/:id', ({ params }) => requests.getPublic(parseId(params.id)))

  route(app, 'GET /api/recruiter/projectRequests', ({ person, page }) =>
    requests.listOwn(person.id, page),
  )

  route(app, 'POST /api/recruiter/projectRequests', ({ person, body }) =>
    requests.create(person.id, body),
  )

  route(app, 'PUT /api/recruiter/projectRequests', ({ person, body }) =>
    requests.update(person.id, body),
  )

  route(app, 'DELETE /api/recruiter/projectRequests/:id', async ({ person, params }) => {
    await requests.remove(person.id, parseId(params.id))
    return 'Project request deleted'
  })
}

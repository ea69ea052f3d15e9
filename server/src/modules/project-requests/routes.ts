import type { FastifyInstance } from 'fastify'
import { readIdempotencyKey } from '../../foundation/http/idempotency-key'
import { parseId, route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { bookmarksService } from './bookmarks-service'
import { listingService } from './listing-service'
import { parseProjectRequestId } from './parse-request-id'
import { projectRequestsService } from './service'

export function projectRequestsModule(app: FastifyInstance, services: Services) {
  const requests = projectRequestsService(services)
  const listing = listingService(services)
  const bookmarks = bookmarksService(services)

  route(app, 'GET /api/projectrequests', ({ query, page }) => listing.listPublic(query, page))

  route(app, 'GET /api/projectrequests/technologies', () => listing.listTechnologies())

  route(app, 'GET /api/projectrequests/:id', ({ params }) => requests.getPublic(parseId(params.id)))

  route(app, 'GET /api/user/project-requests', ({ person, query, page }) =>
    listing.listForJobSeeker(person.id, query, page),
  )

  route(app, 'GET /api/user/project-request/:id/bookmark', ({ person, params }) =>
    bookmarks.find(person.id, parseProjectRequestId(params.id)),
  )

  route(app, 'PUT /api/user/project-request/:id/bookmark', async ({ person, params }) => {
    await bookmarks.create(person.id, parseProjectRequestId(params.id))
    return 'Project request saved'
  })

  route(app, 'DELETE /api/user/project-request/:id/bookmark', async ({ person, params }) => {
    await bookmarks.remove(person.id, parseProjectRequestId(params.id))
    return 'Project request no longer saved'
  })

  route(app, 'GET /api/recruiter/projectRequests', ({ person, page }) =>
    requests.listOwn(person.id, page),
  )

  route(app, 'GET /api/recruiter/project-request/:id/ownership', ({ person, params }) =>
    requests.getOwnership(person.id, parseProjectRequestId(params.id)),
  )

  route(app, 'POST /api/recruiter/projectRequests', ({ person, body, headers }) =>
    requests.create(person.id, body, readIdempotencyKey(headers)),
  )

  route(app, 'PUT /api/recruiter/projectRequests', ({ person, body }) =>
    requests.update(person.id, body),
  )

  route(app, 'DELETE /api/recruiter/projectRequests/:id', async ({ person, params }) => {
    await requests.remove(person.id, parseId(params.id))
    return 'Project request deleted'
  })
}

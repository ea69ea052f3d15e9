import type { FastifyInstance } from 'fastify'
import { parseSearch } from '../../foundation/http/search'
import { parseId, route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { contactsService } from './service'

export function contactsModule(app: FastifyInstance, services: Services) {
  const contacts = contactsService(services)

  route(app, 'GET /api/recruiter/contacts', ({ person, query, page }) =>
    contacts.list(
      person.id,
      {
        search: parseSearch(query.search),
        stageId: query.stage === undefined ? undefined : parseId(query.stage),
      },
      page,
    ),
  )

  route(app, 'GET /api/recruiter/contacts/:id', ({ person, params }) =>
    contacts.getSummary(person.id, parseId(params.id)),
  )

  route(app, 'GET /api/recruiter/liked-projects/:id/contact', ({ person, params }) =>
    contacts.getSummaryByLike(person.id, parseId(params.id)),
  )

  route(app, 'GET /api/recruiter/user-with-projects/:id', ({ person, params }) =>
    contacts.getWithProjects(person.id, parseId(params.id)),
  )
}

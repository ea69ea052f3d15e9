import type { FastifyInstance } from 'fastify'
import { parseSearch } from '../../http/search'
import { parseId, route } from '../../http/route'
import type { Services } from '../../services'
import { contactsService } from './service'

export function contactsModule(app: FastifyInstance, services: Services) {
  const contacts = contactsService(services)

  route(app, 'GET /api/recruiter/contacts', ({ person, query, part }) =>
    contacts.list(person.id, parseSearch(query.search), part),
  )

  route(app, 'GET /api/recruiter/user-with-projects/:id', ({ person, params }) =>
    contacts.getWithProjects(person.id, parseId(params.id)),
  )
}

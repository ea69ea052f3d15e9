import type { FastifyInstance } from 'fastify'
import { parseId, route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { deskService } from './desk-service'
import { stagesService } from './stages-service'

export function deskModule(app: FastifyInstance, services: Services) {
  const stages = stagesService(services)
  const desk = deskService(services)

  route(app, 'GET /api/recruiter/contact-stages', ({ person }) => stages.list(person.id))

  route(app, 'POST /api/recruiter/contact-stages', ({ person, body }) =>
    stages.add(person.id, body),
  )

  route(app, 'PUT /api/recruiter/contact-stages/:id', ({ person, params, body }) =>
    stages.update(person.id, parseId(params.id), body),
  )

  route(app, 'DELETE /api/recruiter/contact-stages/:id', ({ person, params, query }) =>
    stages.remove(
      person.id,
      parseId(params.id),
      query.to === undefined ? undefined : parseId(query.to),
    ),
  )

  route(app, 'GET /api/recruiter/contacts/:id/desk', ({ person, params }) =>
    desk.get(person.id, parseId(params.id)),
  )

  route(app, 'PUT /api/recruiter/contacts/:id/desk', ({ person, params, body }) =>
    desk.update(person.id, parseId(params.id), body),
  )
}

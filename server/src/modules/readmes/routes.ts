import type { FastifyInstance } from 'fastify'
import { parseId, route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { createReadmeParser } from './parse-readme'
import { readmesService } from './service'

/** Twenty seconds for GitHub, nine for the parser, and slack. */
const handlerTimeout = 40_000

export function readmesModule(app: FastifyInstance, services: Services) {
  const parser = createReadmeParser(services)
  app.addHook('onClose', async () => parser.close())
  const readmes = readmesService(services, parser)
  const options = { handlerTimeout }

  route(app, 'POST /api/user/readmes', ({ person, body }) => readmes.take(person.id, body), options)

  route(
    app,
    'POST /api/user/repository-facts',
    ({ person, body }) => readmes.facts(person.id, body),
    options,
  )

  route(app, 'GET /api/user/projects/:id/readme', ({ person, params }) =>
    readmes.ofOwn(person.id, parseId(params.id)),
  )

  route(app, 'GET /api/recruiter/contact-projects/:id/readme', ({ person, params }) =>
    readmes.ofContact(person.id, parseId(params.id)),
  )
}

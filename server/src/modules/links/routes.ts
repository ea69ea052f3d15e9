import { msg } from '@swipefolio/shared/i18n'
import type { FastifyInstance } from 'fastify'
import { forbidden } from '../../foundation/http/errors'
import { parseId, route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { parseProjectRequestId } from '../project-requests/parse-request-id'
import { linksService } from './service'
import { submissionsService } from './submissions-service'
import { verdictsService } from './verdicts-service'

export function linksModule(app: FastifyInstance, services: Services) {
  const submissions = submissionsService(services)
  const links = linksService(services)
  const verdicts = verdictsService(services)

  route(app, 'POST /api/user/project-request/:id/send-link', ({ person, params, query, body }) =>
    submissions.create(person.id, parseProjectRequestId(params.id), {
      ...body,
      gitHubLink: body?.gitHubLink ?? query.gitHubLink,
    }),
  )

  route(app, 'GET /api/user/project-request/:id/links', ({ person, params }) =>
    submissions.list(person.id, parseProjectRequestId(params.id)),
  )

  route(app, 'GET /api/user/submissions', ({ person, page }) =>
    submissions.listAll(person.id, page),
  )

  route(app, 'GET /api/recruiter/projectRequests/:id/links', ({ person, params, page }) =>
    links.list(person.id, parseId(params.id), page),
  )

  route(
    app,
    'PUT /api/recruiter/projectRequests/:id/links/seen',
    async ({ person, params, body }) => {
      await verdicts.see(person.id, parseId(params.id), body.linkIds)
      return 'Links seen'
    },
  )

  route(app, 'PUT /api/recruiter/links/:id/verdict', ({ person, params, body }) =>
    verdicts.judge(person.id, parseId(params.id), body),
  )

  route(app, 'GET /api/recruiter/revealLinkOwner/:id', ({ person, params, headers }) => {
    // A prefetch must not reveal anybody.
    const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers.purpose ?? '')}`
    if (/prefetch|prerender/i.test(purpose))
      throw forbidden(msg('A link owner is revealed on request'))
    return links.reveal(person.id, parseId(params.id))
  })

  route(app, 'GET /api/recruiter/revealed-user/:id', ({ person, params }) =>
    links.getOwner(person.id, parseId(params.id)),
  )
}

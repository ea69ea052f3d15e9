import type { FastifyInstance } from 'fastify'
import { parseCount } from '../../foundation/http/parse-count'
import { parseId, route } from '../../foundation/http/route'
import { parseSearch } from '../../foundation/http/search'
import type { Services } from '../../foundation/services'
import { parseTechnologyIds } from '../technologies/technology-ids'
import { parseDecision } from './parse-decision'
import { decisionsService } from './service'

const largestBatch = 50

export function decisionsModule(app: FastifyInstance, services: Services) {
  const decisions = decisionsService(services)

  route(app, 'GET /api/recruiter/projects/unseen', async ({ person, query }) => {
    const limit = parseCount('limit', query.limit, largestBatch)
    const technologyIds = parseTechnologyIds(query.tech)
    const projects = await decisions.unseen(person.id, { limit: limit ?? 1, technologyIds })
    const isBatch = limit !== undefined && projects.length > 0
    return isBatch ? projects : (projects[0] ?? null)
  })

  route(app, 'GET /api/recruiter/projects/unseen/count', async ({ person, query }) => ({
    count: await decisions.countUnseen(person.id, parseTechnologyIds(query.tech)),
  }))

  route(app, 'POST /api/recruiter/projects/:id', ({ person, params, query }) =>
    decisions.decide(person.id, parseId(params.id), parseDecision(query.likedStatus)),
  )

  route(app, 'DELETE /api/recruiter/projects/:id/decision', async ({ person, params }) => {
    await decisions.undo(person.id, parseId(params.id))
    return 'Decision taken back'
  })

  route(app, 'GET /api/recruiter/projects/saved', ({ person, query, page }) =>
    decisions.saved(person.id, page, parseSearch(query.search)),
  )

  route(app, 'GET /api/recruiter/projects/passed', ({ person, query, page }) =>
    decisions.passed(person.id, page, parseSearch(query.search)),
  )

  route(app, 'PUT /api/recruiter/projects/saved/:id/decision', ({ person, params, query }) =>
    decisions.decide(person.id, parseId(params.id), parseDecision(query.likedStatus), true),
  )
}

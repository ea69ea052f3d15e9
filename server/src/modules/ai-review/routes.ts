import { calls } from '@swipefolio/shared/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unauthenticated } from '../../foundation/http/errors'
import { allow, parseId, route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { createAnalyser } from './analysis/analyser'
import { disputes } from './disputes'
import { aiReviewService } from './service'
import { streamReview } from './stream-review'

/** Twenty seconds for the repository, ninety for the model, and slack. */
const handlerTimeout = 120_000

interface ReviewCall {
  Querystring: { repoUrl?: string }
}

/** Reviews of repositories, with their stages as server-sent events when the caller accepts them. */
export function aiReviewModule(app: FastifyInstance, services: Services) {
  const analyser = createAnalyser(services)
  app.addHook('onClose', async () => analyser.close())
  const reviews = aiReviewService(services, analyser.analyse)
  const { dispute, undoDispute } = disputes(services)

  async function serve(request: FastifyRequest<ReviewCall>, reply: FastifyReply) {
    if (!request.person) throw unauthenticated()
    const leaving = new AbortController()
    reply.raw.once('close', () => leaving.abort())
    const make = await reviews.begin(request.person, request.query.repoUrl)
    const { signal } = leaving
    if (request.headers.accept?.includes('text/event-stream')) {
      return streamReview(reply, (onStage) => make({ signal, onStage }))
    }
    const review = await make({ signal, onStage: () => undefined }).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
    // The caller has disconnected.
    if (!review) return reply.hijack()
    const { result } = review
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(result))
  }

  for (const side of ['user', 'recruiter'] as const) {
    const name = `POST /api/${side}/ai-review` as const
    app.post<ReviewCall>(
      `/api/${side}/ai-review`,
      { schema: { querystring: calls[name].query }, onRequest: allow(name), handlerTimeout },
      serve,
    )

    route(app, `GET /api/${side}/ai-reviews`, ({ person, page }) => reviews.list(person, page))

    route(app, `GET /api/${side}/ai-reviews/:id`, ({ person, params }) =>
      reviews.get(person, parseId(params.id)),
    )

    route(app, `DELETE /api/${side}/ai-reviews/:id`, ({ person, params }) =>
      reviews.remove(person, parseId(params.id)),
    )

    route(app, `PUT /api/${side}/ai-reviews/:id/items/:itemId/dispute`, ({ person, params }) =>
      dispute(person, statementOf(params)),
    )

    route(app, `DELETE /api/${side}/ai-reviews/:id/items/:itemId/dispute`, ({ person, params }) =>
      undoDispute(person, statementOf(params)),
    )
  }
}

const statementOf = ({ id, itemId }: { id: string; itemId: string }) => ({
  id: parseId(id),
  itemId: parseId(itemId),
})

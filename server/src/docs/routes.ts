import type { FastifyInstance } from 'fastify'
import { describeApi } from './describe-api'
import { docsPage, pagePolicy } from './page'

/** The API's documentation, for people and for programs. */
export function docs(app: FastifyInstance): void {
  const api = describeApi(app)
  let page: string | undefined

  app.get('/api/docs', async (_request, reply) => {
    page ??= docsPage(api())
    return reply
      .header('content-security-policy', pagePolicy)
      .type('text/html; charset=utf-8')
      .send(page)
  })
  app.get('/api/docs/json', async () => api())
}

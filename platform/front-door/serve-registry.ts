import type { FastifyInstance } from 'fastify'
import type { LiveRegistry } from './live-registry'

export function serveRegistry(app: FastifyInstance, registry: LiveRegistry): void {
  app.get('/registry.json', (request, reply) => {
    const { json, etag } = registry.current
    void reply.headers({ 'cache-control': 'no-cache', etag, 'x-content-type-options': 'nosniff' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(json)
  })
}

import type { FastifyInstance } from 'fastify'
import { chosenVersions } from './chosen-versions'
import type { LiveRegistry } from './live-registry'
import type { FrontDoorOptions } from './options'
import { knownVisitor } from './visitor'

export function serveRegistry(
  app: FastifyInstance,
  registry: LiveRegistry,
  options: FrontDoorOptions,
): void {
  app.get('/registry.json', async (request, reply) => {
    const visitor = knownVisitor(request)
    const live = registry.for(visitor)
    const versions = chosenVersions(request, live.registry, options)
    const { json, etag } = versions.size > 0 ? await registry.with(versions, visitor) : live
    void reply.headers({
      'cache-control': 'no-cache',
      vary: 'cookie',
      etag,
      'x-content-type-options': 'nosniff',
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(json)
  })
}

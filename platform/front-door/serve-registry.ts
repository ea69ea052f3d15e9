import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chosenLanguage } from '../languages'
import { chosenVersions } from './chosen-versions'
import { isKnown } from './entity-tags'
import type { LiveRegistry } from './live-registry'
import type { FrontDoorOptions } from './options'
import { triedVersion } from './trial-pass'
import { knownVisitor } from './visitor'

export function serveRegistry(
  app: FastifyInstance,
  registry: LiveRegistry,
  options: FrontDoorOptions,
): void {
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const visitor = knownVisitor(request)
    // A tab names the language of its page, because another tab may have changed that of the browser.
    const asked = request.headers['page-language']
    const choose = (offered: [string, ...string[]]) =>
      offered.find((language) => language === asked) ?? chosenLanguage(request.headers, offered)
    const live = registry.for(visitor, choose)
    const tried = await triedVersion(request, options.pool)
    const versions = new Map([...chosenVersions(request, live.registry, options), ...tried])
    const chosen = versions.size > 0 ? await registry.with(versions, visitor, choose) : live
    // Weak, because every encoding has the same tag.
    const etag = `W/${chosen.etag}`
    void reply.headers({
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language, cookie, page-language',
      etag,
      'x-content-type-options': 'nosniff',
    })
    if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send()
    const { body, encoding } = await chosen.json.encode(request.headers['accept-encoding'] ?? '')
    if (encoding) void reply.header('content-encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(body)
  }
  app.route({ method: ['GET', 'HEAD'], url: '/registry.json', handler: serve })
}

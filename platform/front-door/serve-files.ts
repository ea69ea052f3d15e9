import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentTypeOf } from './content-types'
import { chooseEncoding } from './encoding'
import { isKnown } from './entity-tags'
import type { FileCache } from './file-cache'

interface FileRequest {
  Params: { app: string; version: string; '*': string }
}

export function serveFiles(app: FastifyInstance, cache: FileCache): void {
  const serveFile = async (request: FastifyRequest<FileRequest>, reply: FastifyReply) => {
    const { app: name, version, '*': file } = request.params
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    // A service worker would outlive the page, and the release that registered it.
    if (request.headers['service-worker'] === 'script') {
      return reply.code(403).type('text/plain').send('Apps have no service workers')
    }
    const stored = await cache.find(name, version, file)
    if (stored === undefined) {
      return reply
        .code(404)
        .type('text/plain')
        .header('cache-control', 'no-store')
        .send('Not found')
    }
    const { body, encoding } = chooseEncoding(stored, request.headers['accept-encoding'] ?? '')
    // Released files never change, so the URL is a sufficient entity tag.
    const etag = `"${version}/${file}${encoding ? `;${encoding}` : ''}"`
    void reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      etag,
    })
    if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send()
    if (encoding) void reply.header('content-encoding', encoding)
    return reply.type(contentTypeOf(file)).send(body)
  }
  app.route<FileRequest>({
    method: ['GET', 'HEAD'],
    url: '/apps/:app/:version/*',
    handler: serveFile,
  })
}

import type { FastifyInstance } from 'fastify'
import { shellName } from '../registry'
import { contentTypeOf } from './content-types'
import { isKnown } from './entity-tags'
import type { FileCache } from './file-cache'
import type { LiveRegistry } from './live-registry'

interface FontRequest {
  Params: { font: string }
}

const withoutHash = (name: string) => name.replace(/\.[\da-f]{8,}(?=\.woff2$)/, '')

/**
 * The fonts of the live shell under their names without a hash, for pages that no app makes. Any origin may use them, because that
 * of a sandboxed page is none of ours.
 */
export function serveFonts(app: FastifyInstance, registry: LiveRegistry, cache: FileCache): void {
  app.route<FontRequest>({
    method: ['GET', 'HEAD'],
    url: `/apps/${shellName}/live/:font`,
    async handler({ params: { font }, headers }, reply) {
      void reply.headers({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      const { shell } = registry.for()
      const name = Object.keys(shell?.files ?? {}).find(
        (file) => file.endsWith('.woff2') && withoutHash(file) === font,
      )
      const stored = shell && name && (await cache.find(shellName, shell.version, name))
      if (!stored) {
        return reply
          .code(404)
          .type('text/plain')
          .header('cache-control', 'no-store')
          .send('Not found')
      }
      const etag = `"${name}"`
      void reply.headers({
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=3600',
        etag,
      })
      if (isKnown(etag, headers['if-none-match'])) return reply.code(304).send()
      return reply.type(contentTypeOf(name)).send(stored.content)
    },
  })
}

import type { FastifyInstance } from 'fastify'
import { RefusedError, watchSilence } from '../release-store'
import { setUpParsersAndErrors } from './parsers-and-errors'
import { authenticate } from './authenticate'
import type { ReleasePlaneOptions } from './options'
import { servePage } from './page/serve-page'
import { serveHealth } from './serve-health'
import { serveMoves } from './serve-moves'
import { serveSchemas } from './serve-schemas'
import { serveTrials } from './serve-trials'
import { serveUploads } from './serve-uploads'
import { requireUsableTexts } from './usable-texts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route has a rate limit of its own. */
    countsCallers?: boolean
    /** Whether sandboxed pages, whose origin is "null", may send this form: something else proves where it is from. */
    isForSandboxedPages?: boolean
  }
}

/** Serves the calls of release commands, browsers' health reports, and the operator's page. */
export function registerReleasePlane(app: FastifyInstance, options: ReleasePlaneOptions): void {
  void app.register(async (plane) => {
    plane.addHook('onRoute', (route) => {
      route.config = { ...route.config, countsCallers: true }
    })
    plane.addHook('onRequest', async ({ params, query }, reply) => {
      reply.header('cache-control', 'no-store')
      requireUsableTexts([params, query])
    })
    setUpParsersAndErrors(plane)
    const watch = watchSilence(options.pool, (error) => {
      app.log.warn({ err: error }, 'missing outcomes of pages could not be counted')
    })
    plane.addHook('onClose', async () => watch.stop())
    serveHealth(plane, options)
    serveUploads(plane, options)
    serveMoves(plane, options)
    serveTrials(plane, options)
    servePage(plane, options)
    serveSchemas(plane)
    plane.all('/platform/api/*', async (request) => {
      await authenticate(request, options)
      throw new RefusedError(404, 'There is no such call.')
    })
  })
}

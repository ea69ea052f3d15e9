import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { isUnder } from './is-under'

/** Headers of every response. The front door sets the content security policy of pages. */
export function headers(app: FastifyInstance, production: boolean): void {
  void app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: production && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    xDownloadOptions: false,
    xXssProtection: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (isUnder(request, '/api/')) reply.header('cache-control', 'no-store')
  })
}

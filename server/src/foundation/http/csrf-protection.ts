import { msg } from '@swipefolio/shared/i18n'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forbidden } from './errors'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route accepts forms of sandboxed pages, which prove by a ticket where they are from. */
    isForSandboxedPages?: boolean
  }
}

/** Refuses cross-site writes before any other check. */
export function csrfProtection(app: FastifyInstance, publicUrl: string): void {
  const ownOrigin = new URL(publicUrl).origin
  app.addHook('onRequest', (request, _reply, done) => {
    if (!safeMethods.has(request.method) && isFromElsewhere(request, ownOrigin)) {
      throw forbidden(msg('Requests from other sites are not accepted'))
    }
    done()
  })
}

function isFromElsewhere(request: FastifyRequest, ownOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === 'null' && request.routeOptions.config.isForSandboxedPages) return false
  if (site === 'cross-site') return true
  if (site === 'same-origin' || origin === undefined || origin === ownOrigin) return false
  return URL.canParse(origin) ? new URL(origin).host !== request.host : true
}

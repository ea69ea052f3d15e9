import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasBrokenEscapes } from './characters'
import { forbidden, invalidInput } from './errors'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses, before anything else is looked at, what no client of ours sends. */
export function guards(app: FastifyInstance, publicUrl: string): void {
  const ownOrigin = new URL(publicUrl).origin
  app.addHook('onRequest', async (request) => {
    if (!safeMethods.has(request.method) && isFromElsewhere(request, ownOrigin)) {
      throw forbidden('Requests from other sites are not accepted')
    }
    if (hasBrokenEscapes(request.url.slice(request.url.indexOf('?') + 1))) {
      throw invalidInput('Invalid characters')
    }
  })
}

function isFromElsewhere(request: FastifyRequest, ownOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site === 'cross-site') return true
  if (site === 'same-origin' || origin === undefined || origin === ownOrigin) return false
  return URL.canParse(origin) ? new URL(origin).host !== request.host : true
}

import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { matchRoutes } from '../registry'
import type { LiveRegistry } from './live-registry'
import type { FrontDoorOptions } from './options'
import { renderPage } from './page'
import { pageSecurityHeaders } from './security-headers'

export function servePages(
  app: FastifyInstance,
  registry: LiveRegistry,
  options: FrontDoorOptions,
): void {
  app.get('/*', async (request, reply) => {
    const pathname = pathnameOf(request)
    const live = registry.current
    const isKnown = matchRoutes(live.registry, pathname).length > 0
    const isPage = isKnown || !isUnder(options.apiPrefixes, pathname)
    if (!isPage || !acceptsHtml(request)) return reply.callNotFound()
    const description = await options.describe(pathname)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .code(isKnown ? description.status : 404)
      .headers(pageSecurityHeaders(nonce, options.hsts ?? false))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(renderPage({ live, description, pathname, nonce, options }))
  })
}

function pathnameOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '/'
}

function acceptsHtml({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '*/*'
  return accept.includes('text/html') || accept.includes('*/*')
}

function isUnder(prefixes: readonly string[], pathname: string): boolean {
  return prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))
}

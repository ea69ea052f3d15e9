import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { matchRoutes } from '../registry'
import { encodeAnswer } from './encoding'
import type { LiveRegistry } from './live-registry'
import type { FrontDoorOptions } from './options'
import { renderPage } from './page'
import type { PrerenderedPages } from './prerendered'
import { pageSecurityHeaders } from './security-headers'

export function servePages(
  app: FastifyInstance,
  registry: LiveRegistry,
  prerenderedPages: PrerenderedPages,
  options: FrontDoorOptions,
): void {
  app.get('/*', async (request, reply) => {
    const pathname = pathnameOf(request)
    const live = registry.current
    const isKnown = matchRoutes(live.registry, pathname).length > 0
    const isPage = isKnown || !isUnder(options.apiPrefixes, pathname)
    if (!isPage || !acceptsHtml(request)) return reply.callNotFound()
    const description = await options.describe(pathname)
    // What a query asks for is known to the browser alone.
    const prerendered =
      request.url === pathname ? await prerenderedPages.find(live, pathname) : undefined
    const nonce = randomBytes(16).toString('base64')
    const page = renderPage({ live, description, pathname, nonce, options, prerendered })
    const { body, encoding } = await encodeAnswer(page, request.headers['accept-encoding'] ?? '')
    if (encoding) void reply.header('content-encoding', encoding)
    return reply
      .code(isKnown ? description.status : 404)
      .headers(pageSecurityHeaders(nonce, options.hsts ?? false))
      .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
      .type('text/html; charset=utf-8')
      .send(body)
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

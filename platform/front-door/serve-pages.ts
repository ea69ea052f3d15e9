import type { FastifyInstance, FastifyRequest } from 'fastify'
import { matchRoutes } from '../registry'
import { chosenVersions } from './chosen-versions'
import { encodeAnswer } from './encoding'
import type { Live } from './live'
import type { LiveRegistry } from './live-registry'
import type { FrontDoorOptions } from './options'
import { renderPage } from './page'
import type { PrerenderedPages } from './prerendered'
import { pageSecurityHeaders } from './security-headers'
import { triedVersion } from './trial-pass'
import { visitorCookie, visitorOf } from './visitor'

export function servePages(
  app: FastifyInstance,
  registry: LiveRegistry,
  prerenderedPages: PrerenderedPages,
  options: FrontDoorOptions,
): void {
  const chooseReleases = async (request: FastifyRequest, visitor: string): Promise<Live> => {
    const live = registry.for(visitor)
    const tried = await triedVersion(request, options.pool)
    const versions = new Map([...chosenVersions(request, live.registry, options), ...tried])
    return versions.size > 0 ? registry.with(versions, visitor) : live
  }

  app.get('/*', async (request, reply) => {
    const pathname = pathnameOf(request)
    if (!acceptsHtml(request)) return reply.callNotFound()
    const visitor = visitorOf(request)
    const live = await chooseReleases(request, visitor.id)
    const [route] = matchRoutes(live.registry, pathname)
    if (!route && isUnder(options.apiPrefixes, pathname)) return reply.callNotFound()
    if (visitor.isNew) void reply.header('set-cookie', visitorCookie(visitor.id, options.hsts))
    const description = await options.describe(pathname, route?.title)
    // Only the browser interprets the query.
    const prerendered =
      request.url === pathname ? await prerenderedPages.find(live, pathname) : undefined
    const starts = await prerenderedPages.starts(live, pathname)
    const page = renderPage({ live, description, pathname, options, prerendered, starts })
    const { body, encoding } = await encodeAnswer(
      page.html,
      request.headers['accept-encoding'] ?? '',
    )
    if (encoding) void reply.header('content-encoding', encoding)
    return reply
      .code(route ? description.status : 404)
      .headers(pageSecurityHeaders(page, options))
      .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' })
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

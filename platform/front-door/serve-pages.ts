import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chosenLanguage } from '../languages'
import { chosenVersions } from './chosen-versions'
import { isKnown } from './entity-tags'
import type { Live } from './live'
import type { LiveRegistry } from './live-registry'
import type { FrontDoorOptions } from './options'
import type { PageCache } from './page-cache'
import { PageRoutes } from './page-routes'
import { triedVersion } from './trial-pass'
import { visitorCookie, visitorOf } from './visitor'

export function servePages(
  app: FastifyInstance,
  registry: LiveRegistry,
  pages: PageCache,
  options: FrontDoorOptions,
): void {
  const routes = new PageRoutes()
  const chooseReleases = async (request: FastifyRequest, visitor: string): Promise<Live> => {
    const choose = (offered: [string, ...string[]]) => chosenLanguage(request.headers, offered)
    const live = registry.for(visitor, choose)
    const tried = await triedVersion(request, options.pool)
    const versions = new Map([...chosenVersions(request, live.registry, options), ...tried])
    return versions.size > 0 ? registry.with(versions, visitor, choose) : live
  }

  const servePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = pathnameOf(request)
    if (!acceptsHtml(request)) return reply.callNotFound()
    const visitor = visitorOf(request)
    const live = await chooseReleases(request, visitor.id)
    const route = routes.find(live, pathname)
    if (!route && isUnder(options.apiPrefixes, pathname)) return reply.callNotFound()
    if (route && hasTrailingSlash.test(pathname)) {
      const address = pathname.replace(/(?<!\/)\/+$/, '') + request.url.slice(pathname.length)
      return reply.header('cache-control', 'no-cache').redirect(address, 308)
    }
    const [described, first, search] = await Promise.all([
      options.describe(pathname, route?.title, live.language),
      route ? pages.firstAnswer(live, pathname, route) : undefined,
      pages.knownSearch(live, pathname, request.url.slice(pathname.length)),
    ])
    const { status, headers, etag, text } = await pages.find({
      live,
      pathname: route ? pathname : unknownPath,
      search,
      first,
      description: route ? described : { ...described, status: 404 },
      isCached: route === undefined || route.path === pathname || Boolean(first?.answer.data),
    })
    void reply.headers(headers)
    if (visitor.isNew) void reply.header('set-cookie', visitorCookie(visitor.id, options.hsts))
    if (isKnown(etag, request.headers['if-none-match'])) return sendNotModified(reply)
    const { body, encoding } = await text.encode(request.headers['accept-encoding'] ?? '')
    if (encoding) void reply.header('content-encoding', encoding)
    return reply.code(status).type('text/html; charset=utf-8').send(body)
  }
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: servePage })
}

const notModifiedHeaders = new Set(['cache-control', 'etag', 'set-cookie', 'vary', 'x-request-id'])

/** The browser gives its copy of the page the headers of this response, so that those of other answers must not be in it. */
function sendNotModified(reply: FastifyReply) {
  for (const name of Object.keys(reply.getHeaders())) {
    if (!notModifiedHeaders.has(name)) reply.removeHeader(name)
  }
  return reply.code(304).send()
}

/** Stands for every path without a route, so that they share one page. No route is that deep. */
const unknownPath = '/-'.repeat(50)

/** Of a path with one leading slash: more of them, or a backslash, would make the address of another host of it. */
const hasTrailingSlash = /^\/[^/\\].*\/$/

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

import type { FastifyInstance } from 'fastify'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import type { WriteRefusalPage } from '../http/errors'
import { createRequestIds } from '../http/request-ids'
import type { Services } from '../services'
import { createAdmission } from './admission'
import { kindOf } from './kinds'
import { createRefusal } from './refuse-busy'

/** Guards an app against overload. The app's routes say themselves which of them are polls and streams. */
export function createOverloadGuard(
  { config, metrics }: Pick<Services, 'config' | 'metrics'>,
  hasToken: (headers: IncomingHttpHeaders) => boolean,
  writePage?: WriteRefusalPage,
) {
  const polls = createPathPatterns()
  const streams = createPathPatterns()
  const long = createPathPatterns()
  const ways = { hasToken, isPoll: polls.matches, isStream: streams.matches, isLong: long.matches }
  const admit = createAdmission({
    metrics,
    kindOf: (request) => kindOf(request, ways),
    refuse: createRefusal({
      isProduction: config.production,
      newRequestId: createRequestIds(config.trustProxy),
      writePage,
    }),
  })
  return {
    admit: (handle: RequestListener): RequestListener => admit(handle),
    /** Before the app has routes, and before those without a deadline get that of all. */
    watchRoutes(app: FastifyInstance): void {
      app.addHook('onRoute', ({ url, handlerTimeout, config: route }) => {
        if (route?.isEndless) streams.add(url)
        else if (route?.isPoll) polls.add(url)
        else if (route?.rawBody || handlerTimeout !== undefined) long.add(url)
      })
    },
  }
}

/** Paths of routes, of which few have parameters. */
function createPathPatterns() {
  const exact = new Set<string>()
  const patterns: RegExp[] = []
  return {
    add(url: string) {
      if (url.includes(':')) patterns.push(new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`))
      else exact.add(url)
    },
    matches: (path: string) => exact.has(path) || patterns.some((pattern) => pattern.test(path)),
  }
}

import { networkOf } from '@swipefolio/platform/network'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services'
import { tooManyRequests } from './errors'
import { createCallCounts } from './call-counts'
import { isUnder } from './is-under'
import type { Person } from './person'

const minute = 60_000

/** Calls per minute of an account, of an address without a session, and sent messages per account. */
const limits = { person: 300, address: 120, messages: 30 }

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a call against the caller's address. Throws 429 above the limit. */
    countForAddress: (request: FastifyRequest) => Promise<void>
  }
  interface FastifyContextConfig {
    /** Routes with a rate limit of their own, such as the release plane's, are not counted. */
    countsCallers?: boolean
  }
}

/**
 * Rate limits of the API, shared by all processes on one database. Pages, files and health checks are not counted.
 */
export function callLimits(app: FastifyInstance, services: Services): void {
  const { config, clock } = services
  const counts = createCallCounts(services)
  app.addHook('onClose', () => counts.close())

  function count(kind: keyof typeof limits, subject: string | number): void | Promise<void> {
    if (!config.limits) return
    const limit = limits[kind]
    const calls = counts.add(`${kind}:${subject}`, limit)
    if (typeof calls !== 'number') return calls.then((total) => refuseAbove(limit, total))
    refuseAbove(limit, calls)
  }

  function refuseAbove(limit: number, calls: number) {
    if (calls > limit)
      throw tooManyRequests(Math.ceil((minute - (clock().getTime() % minute)) / 1000))
  }

  async function countPerson({ id }: Person, url: string) {
    await count('person', id)
    if (url.endsWith('/chats/send')) await count('messages', id)
  }

  app.decorate('countForAddress', async (request) => count('address', networkOf(request.ip)))

  app.addHook('onRequest', async (request) => {
    const { url = '', config: route } = request.routeOptions
    if (route.countsCallers) return
    if (!['/api/', '/platform/'].some((prefix) => isUnder(request, prefix)) || isFile(url)) return
    if (!isUnder(request, '/api/auth/')) await app.identify(request)
    if (!request.person) return app.countForAddress(request)
    await countPerson(request.person, url)
  })
}

/** Counts only responses with 404. */
const isFile = (url: string) => url.startsWith('/api/images/')

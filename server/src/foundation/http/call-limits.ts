import { networkOf } from '@swipefolio/platform/network'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../services'
import { tooManyRequests } from './errors'
import { isUnder } from './is-under'

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
 * Rate limits of the API, exact over all processes: one statement counts each call in an
 * unlogged table. Pages, files and health checks are not counted.
 */
export function callLimits(app: FastifyInstance, { config, db, clock }: Services): void {
  async function count(kind: keyof typeof limits, subject: string | number) {
    if (!config.limits) return
    const now = clock().getTime()
    const current = Math.floor(now / minute)
    const { rows } = await sql<{ calls: number }>`
      insert into call_count (key, minute, calls) values (${`${kind}:${subject}`}, ${current}, 1)
      on conflict (key) do update set
        minute = greatest(call_count.minute, excluded.minute),
        calls = case when excluded.minute > call_count.minute then 1 else call_count.calls + 1 end
      returning calls`.execute(db)
    if ((rows[0]?.calls ?? 0) <= limits[kind]) return
    throw tooManyRequests(Math.ceil(((current + 1) * minute - now) / 1000))
  }

  app.decorate('countForAddress', (request) => count('address', networkOf(request.ip)))

  app.addHook('onRequest', async (request) => {
    const { url = '', config: route } = request.routeOptions
    if (route.countsCallers) return
    if (!['/api/', '/platform/'].some((prefix) => isUnder(request, prefix)) || isFile(url)) return
    if (!isUnder(request, '/api/auth/')) await app.identify(request)
    if (!request.person) return app.countForAddress(request)
    await count('person', request.person.id)
    if (url.endsWith('/chats/send')) await count('messages', request.person.id)
  })
}

/** Counts only responses with 404. */
const isFile = (url: string) => url.startsWith('/api/images/')

/** Removes the counts of past minutes. */
export const removePastCounts = (db: Services['db'], now: Date) =>
  sql`delete from call_count where minute < ${Math.floor(now.getTime() / minute) - 1}`.execute(db)

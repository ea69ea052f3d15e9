import { networkOf } from '@swipefolio/platform/network'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { loggableError } from '../loggable-error'
import type { Services } from '../services'
import { tooManyRequests } from './errors'
import { type CallLimit, createCallCounts } from './call-counts'
import { isUnder } from './is-under'

const minute = 60_000
/** A larger answer counts as several calls. */
export const bytesOfCall = 128 * 1024
/** Calls that cost the most processor time count as several: they read the texts of all open requests, or all contacts. */
export const callsCounted: Record<string, number> = {
  '/api/user/home': 3,
  '/api/recruiter/contacts': 3,
  '/api/recruiter/dashboard-stats': 3,
}

/** Of an account, of an address without a session, and of the messages that an account sends. */
export const person: CallLimit = { name: 'person', callsPerMinute: 300 }
export const address: CallLimit = { name: 'address', callsPerMinute: 120 }
export const messages: CallLimit = { name: 'messages', callsPerMinute: 30 }

/** The remote address of calls that this process makes itself, which are not counted: no address of a network, so that no client has it. */
export const ownAddress = 'own'

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
  const { config, clock, logger, metrics } = services
  const counts = createCallCounts(services)
  app.addHook('onClose', () => counts.close())

  function count(limit: CallLimit, subject: string | number, times = 1): void | Promise<void> {
    if (!config.limits) return
    const calls = counts.add(limit, subject, times)
    if (typeof calls !== 'number') return calls.then((total) => refuseAbove(limit, total))
    refuseAbove(limit, calls)
  }

  function refuseAbove({ name, callsPerMinute }: CallLimit, calls: number) {
    if (calls <= callsPerMinute) return
    metrics.refused.inc({ limit: name })
    throw tooManyRequests(Math.ceil((minute - (clock().getTime() % minute)) / 1000))
  }

  const countAddress = (request: FastifyRequest) =>
    isOwnCall(request) ? undefined : count(address, networkOf(request.ip))

  function countPerson(id: number, template: string) {
    const counted = count(person, id, callsCounted[template])
    if (!template.endsWith('/chats/send')) return counted
    return Promise.resolve(counted).then(() => count(messages, id))
  }

  function countCaller(request: FastifyRequest): void | Promise<void> {
    const { url: template = '', config: route } = request.routeOptions
    if (route.countsCallers || isFile(template)) return
    if (!isUnder(request, '/api/') && !isUnder(request, '/platform/')) return
    if (isUnder(request, '/api/auth/')) return countAddress(request)
    const countIdentified = () =>
      request.person ? countPerson(request.person.id, template) : countAddress(request)
    const identified = app.identify(request)
    return identified ? identified.then(countIdentified) : countIdentified()
  }

  async function countLargeAnswer(request: FastifyRequest, calls: number) {
    try {
      if (request.person) await counts.add(person, request.person.id, calls)
      else if (!isOwnCall(request)) await counts.add(address, networkOf(request.ip), calls)
    } catch (error) {
      logger.warn({ err: loggableError(error) }, 'A large answer could not be counted')
    }
  }

  app.addHook('onSend', (request, _reply, payload, done) => {
    const bytes = typeof payload === 'string' ? payload.length : 0
    const extraCalls = Math.floor(bytes / bytesOfCall)
    if (extraCalls > 0 && config.limits && isUnder(request, '/api/'))
      void countLargeAnswer(request, extraCalls)
    done()
  })

  app.decorate('countFromMemory', (id) => !config.limits || counts.addFromMemory(person, id))
  app.decorate('countForAddress', async (request) => countAddress(request))

  app.addHook('onRequest', (request, _reply, done) => {
    const counted = countCaller(request)
    if (!counted) done()
    return counted
  })
}

const isOwnCall = ({ socket }: FastifyRequest) => socket.remoteAddress === ownAddress

/** Counts only responses with 404. */
const isFile = (url: string) => url.startsWith('/api/images/')

import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { knownVisitor } from '../front-door'
import {
  countHealth,
  issueTicket,
  listHealthSeries,
  readTicket,
  RefusedError,
} from '../release-store'
import { networkOf } from '../network'
import { authenticate, count } from './authenticate'
import type { ReleasePlaneOptions } from './options'
import { HealthBody, readBody, UnsignedHealthBody } from './schemas'

interface SeriesQuery {
  Querystring: { app?: string; hours?: string }
}

const longestSeries = 14 * 24
/** The prefix of the IPv6 network that one line may have, with 65,536 networks of /64. */
const largestNetwork = 48

/** Tickets for pages, and the health reports of browsers; they need no deploy token and are rate-limited. */
export function serveHealth(plane: FastifyInstance, options: ReleasePlaneOptions): void {
  const { pool, addressOf } = options

  plane.get('/platform/ticket', async (request, reply) => {
    const visitor = knownVisitor(request)
    if (visitor === undefined) return reply.code(204).send()
    await count(options, 'ticket', addressOf(request))
    // Behind a proxy that is not named, all addresses are private, and tell nothing about the visitor.
    const network = networkOf(request.ip, largestNetwork)
    const person = isPrivate(request) ? `visitor ${visitor}` : `network ${network}`
    return reply.type('text/plain').send(await issueTicket(pool, { visitor, person }))
  })

  plane.post('/platform/health', { bodyLimit: 16 * 1024 }, async (request, reply) => {
    const visitor = knownVisitor(request)
    const { ticket: text, reports } = readReports(request.body)
    const ticket = await readTicket(pool, text, visitor)
    // By page, because a limit by address would lose the outcomes of people who share one.
    await count(options, 'health', ticket?.page ?? addressOf(request))
    if (ticket && visitor !== undefined) await countHealth(pool, ticket, visitor, reports)
    return reply.code(204).send()
  })

  plane.get<SeriesQuery>('/platform/api/health', async (request) => {
    await authenticate(request, options)
    const { app, hours = '24' } = request.query
    if (!/^[1-9]\d{0,2}$/.test(hours) || Number(hours) > longestSeries) {
      throw new RefusedError(400, `hours is a number from 1 to ${longestSeries}.`)
    }
    return { hours: await listHealthSeries(pool, { app, hours: Number(hours) }) }
  })
}

function readReports(body: unknown): Static<typeof HealthBody> {
  if (!Array.isArray(body)) return readBody(HealthBody, body)
  // Shells from before tickets send a list; it is accepted, but nobody can say who sent it.
  readBody(UnsignedHealthBody, body)
  return { ticket: '', reports: [] }
}

const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, prefix)
}
privateNetworks.addSubnet('::1', 128, 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

const isPrivate = ({ ip }: FastifyRequest) =>
  privateNetworks.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')

import type { FastifyInstance } from 'fastify'
import { countHealth } from '../release-store'
import { count } from './authenticate'
import type { ReleasePlaneOptions } from './options'
import { HealthBody, readBody } from './schemas'

/** Takes what browsers tell of the releases that they load; anybody may, a little. */
export function serveHealth(plane: FastifyInstance, options: ReleasePlaneOptions): void {
  plane.post('/platform/health', { bodyLimit: 16 * 1024 }, async (request, reply) => {
    await count(options, 'health', options.addressOf(request))
    await countHealth(options.pool, readBody(HealthBody, request.body))
    return reply.code(204).send()
  })
}

import type { FastifyInstance } from 'fastify'
import { countHealth } from '../release-store'
import { count } from './authenticate'
import type { ReleasePlaneOptions } from './options'
import { HealthBody, readBody } from './schemas'

/** Accepts health reports of browsers about the releases that they load; needs no token and has a low rate limit. */
export function serveHealth(plane: FastifyInstance, options: ReleasePlaneOptions): void {
  plane.post('/platform/health', { bodyLimit: 16 * 1024 }, async (request, reply) => {
    await count(options, 'health', options.addressOf(request))
    await countHealth(options.pool, readBody(HealthBody, request.body))
    return reply.code(204).send()
  })
}

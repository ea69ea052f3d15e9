import Fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { registerFrontDoor, type FrontDoorOptions } from '../front-door'
import { registerReleasePlane } from '../release-plane'

/** A server with front door and release plane over a database, without rate limits. */
export async function startReleaseServer(
  pool: Pool,
  options: Partial<FrontDoorOptions> = {},
): Promise<FastifyInstance> {
  const built = Fastify()
  registerReleasePlane(built, {
    pool,
    limits: false,
    addressOf: ({ ip }) => ip,
    isSecure: false,
    siteName: 'Test',
  })
  registerFrontDoor(built, {
    pool,
    site: { name: 'Test', lightColor: '#fff', darkColor: '#000' },
    describe: () => ({ status: 200, title: 'Test', description: '' }),
    configuration: {},
    apiPrefixes: ['/platform'],
    ...options,
  })
  await built.ready()
  return built
}

import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../services'

declare module 'fastify' {
  interface FastifyInstance {
    /** From here on `/readyz` says no, so that no new work is sent here. */
    leave: () => void
  }
}

/** `/healthz`: the process lives. `/readyz`: it can do its work. */
export function health(app: FastifyInstance, { db }: Services): void {
  let isLeaving = false
  app.decorate('leave', () => {
    isLeaving = true
  })
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'))
  app.get('/readyz', async (_request, reply) => {
    reply.type('text/plain')
    if (isLeaving) return reply.code(503).send('stopping')
    try {
      await sql`select 1 from migration limit 1`.execute(db)
      return await reply.send('ready')
    } catch {
      return reply.code(503).send('database not ready')
    }
  })
}

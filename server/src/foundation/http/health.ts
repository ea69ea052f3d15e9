import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../services'

declare module 'fastify' {
  interface FastifyInstance {
    /** From here on `/readyz` says no and every connection ends with its answer, so that no new work comes here. */
    leave: () => void
  }
}

/** `/healthz`: the process lives. `/readyz`: it can do its work. */
export function health(app: FastifyInstance, { db }: Services): void {
  let isLeaving = false
  app.decorate('leave', () => {
    isLeaving = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving) reply.header('connection', 'close')
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

import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../services'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * From now on `/readyz` answers 503 and every response closes its connection, so that a load balancer sends no
     * new work.
     */
    leave: () => void
  }
}

/** `/healthz` answers while the process is alive, `/readyz` while the database and its migrations are usable. */
export function health(app: FastifyInstance, { db }: Services): void {
  let isLeaving = false
  app.decorate('leave', () => {
    isLeaving = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isLeaving) reply.header('connection', 'close')
    done()
  })
  app.get('/healthz', { exposeHeadRoute: true }, async (_request, reply) =>
    reply.type('text/plain').send('ok'),
  )
  app.get('/readyz', { exposeHeadRoute: true }, async (_request, reply) => {
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

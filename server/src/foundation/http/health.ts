import type { FastifyInstance } from 'fastify'
import { createReadiness, type Finding } from '../readiness'
import type { Services } from '../services'

const retrySeconds = 2

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * From now on `/readyz` answers 503 and every response closes its connection, so that a load balancer sends no
     * new work.
     */
    leave: () => void
    /** Tells the readiness check of an error that a call has met. */
    noteFailure: (error: unknown) => void
  }
}

/** `/healthz` answers while the process is alive, `/readyz` while it can store and hear: with a line per thing that is wrong. */
export function health(app: FastifyInstance, services: Services): void {
  const readiness = createReadiness(services)
  let isLeaving = false
  app.decorate('leave', () => {
    isLeaving = true
  })
  app.decorate('noteFailure', (error) => readiness.noteFailure(error))
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isLeaving) reply.header('connection', 'close')
    done()
  })
  app.get('/healthz', { exposeHeadRoute: true }, async (_request, reply) =>
    reply.type('text/plain').send('ok'),
  )
  app.get('/readyz', { exposeHeadRoute: true }, async (_request, reply) => {
    reply.type('text/plain').header('cache-control', 'no-store')
    if (isLeaving) return reply.code(503).header('retry-after', retrySeconds).send('stopping')
    const findings = await readiness.check()
    if (findings.every(({ isBearable }) => isBearable)) return reply.send(text('ready', findings))
    return reply.code(503).header('retry-after', retrySeconds).send(text('not ready', findings))
  })
}

const text = (state: string, findings: Finding[]) =>
  [state, ...findings.map(({ dependency, sentence }) => `${dependency}: ${sentence}`)].join('\n')

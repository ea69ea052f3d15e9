import type { FastifyInstance } from 'fastify'

/**
 * Logs one line per request with the route's template, because URLs hold e-mail addresses, codes and texts. Polls that
 * succeed are most of the requests and say nothing, so they are logged at the level debug.
 */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'unknown', config } = request.routeOptions
    const level = config.isPoll && reply.statusCode < 400 ? 'debug' : 'info'
    request.log[level]({
      reqId: request.id,
      method: request.method,
      route: url,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    })
    done()
  })
}

import type { FastifyInstance } from 'fastify'

/** Logs one line per request with the route's template, because URLs hold e-mail addresses, codes and texts. */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    })
  })
}

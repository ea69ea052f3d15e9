import type { FastifyInstance } from 'fastify'

/** One line a request. It names the route's template: addresses hold emails, codes and texts. */
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

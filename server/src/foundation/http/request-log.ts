import type { FastifyInstance } from 'fastify'
import { requestFields } from './trace-context'

/**
 * Logs one line per request with the route's template, because URLs hold e-mail addresses, codes and texts. Polls that
 * succeed are most of the requests and say nothing, so they are logged at the level debug.
 */
export function requestLog(app: FastifyInstance): void {
  const logsPolls = ['debug', 'trace'].includes(app.log.level)
  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'unknown', config } = request.routeOptions
    const isQuiet = config.isPoll && reply.statusCode < 400
    if (!isQuiet || logsPolls) {
      request.log[isQuiet ? 'debug' : 'info']({
        ...requestFields(request),
        method: request.method,
        route: url,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      })
    }
    done()
  })
}

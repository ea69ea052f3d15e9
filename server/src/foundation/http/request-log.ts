import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics/metrics'
import { createRequestTimes } from '../metrics/request-times'
import { requestFields } from './trace-context'

/**
 * Counts each request and logs a line about it, with the route's template, because URLs hold e-mail addresses, codes and texts. Polls that
 * succeed are most of the requests and say nothing, so they are logged at the level debug.
 */
export function requestLog(app: FastifyInstance, metrics: Metrics): void {
  const count = createRequestTimes(metrics)
  const isVerbose = logsPolls(app.log)
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const { url: route = 'unknown', config } = routeOptions
    const { statusCode: status, elapsedTime: milliseconds } = reply
    count({ config, route, method, status, milliseconds })
    const isQuiet = config.isPoll && status < 400
    if (!isQuiet || isVerbose) {
      // One literal: V8 adds properties to the copy of an object one by one, which costs more than the rest of the line.
      const { reqId, traceId, accountId } = requestFields(request)
      const rounded = Math.round(milliseconds)
      const line = { reqId, traceId, accountId, method, route, status, milliseconds: rounded }
      request.log[isQuiet ? 'debug' : 'info'](line)
    }
    done()
  })
}

export const logsPolls = ({ level }: FastifyBaseLogger) => ['debug', 'trace'].includes(level)

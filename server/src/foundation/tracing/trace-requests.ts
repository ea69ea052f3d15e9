import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenSpan, Tracing } from './tracing'

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined without tracing, and for what is not traced. */
    span?: OpenSpan
  }
}

const untraced = /^\/(?:apps\/|healthz$|readyz$|metrics$)/

/** Polls, health checks and files of apps are most of the requests and say nothing. */
const isTraced = ({ routeOptions: { url = '', config } }: FastifyRequest) =>
  !config.isPoll && !untraced.test(url)

/** A span per request, named by the route's pattern, in the trace of the caller. */
export function traceRequests(app: FastifyInstance, tracing: Tracing | undefined): void {
  if (!tracing) return
  app.decorateRequest('span', undefined)

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, routeOptions, id } = request
    const { url: route } = routeOptions
    const span = isTraced(request)
      ? tracing.begin(`${method} ${route ?? 'unknown'}`, {
          kind: 'server',
          traceparent: headers.traceparent,
          attributes: {
            'http.request.method': method,
            'http.route': route,
            'swipefolio.request.id': id,
          },
        })
      : undefined
    if (!span) return done()
    request.span = span
    return span.run(done)
  })

  // The body arrives in events of the connection, which are not within the span.
  app.addHook('preValidation', ({ span }, _reply, done) => (span ? span.run(done) : done()))

  app.addHook('onResponse', ({ span }, { statusCode }, done) => {
    span?.end({
      attributes: { 'http.response.status_code': statusCode },
      isFailed: statusCode >= 500,
    })
    done()
  })
}

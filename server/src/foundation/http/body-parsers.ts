import { msg } from '@swipefolio/shared/i18n'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { ApiError, invalidInput } from './errors'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Media types that the handler gets as a buffer. Without any, the body is JSON. */
    rawBody?: readonly string[]
  }
}

export const unsupported = ({ routeOptions }: FastifyRequest) =>
  new ApiError(
    'unsupported-media-type',
    routeOptions.config.rawBody ? msg('Please send an image') : msg('Please send JSON'),
  )

/**
 * Parses JSON, or the route's media types. An empty body counts as missing whatever its Content-Type, because axios
 * sets one.
 */
export function bodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    if (headers['content-type'] && isBodyless(headers)) delete headers['content-type']
    done()
  })
  const parseJson = app.getDefaultJsonParser('error', 'error')

  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (!text) return done(null, undefined)
    if (isEncoded(request.headers) || request.routeOptions.config.rawBody) {
      return done(unsupported(request), undefined)
    }
    return parseJson(request, text, (error, value) =>
      error || isDeeperThan(maxDepth, value)
        ? done(invalidInput(msg('The request could not be read')), undefined)
        : done(null, value),
    )
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    return isTaken(request) ? done(null, body) : done(unsupported(request), undefined)
  })
}

/** No call needs more than ten levels. */
const maxDepth = 32

const isDeeperThan = (depth: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((item) => isDeeperThan(depth - 1, item)))

const isBodyless = (headers: IncomingHttpHeaders) =>
  (headers['content-length'] ?? '0') === '0' && !headers['transfer-encoding']

const isEncoded = ({ 'content-encoding': encoding }: IncomingHttpHeaders) =>
  encoding !== undefined && encoding.toLowerCase() !== 'identity'

function isTaken({ headers, routeOptions }: FastifyRequest) {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
  return !isEncoded(headers) && routeOptions.config.rawBody?.includes(type)
}

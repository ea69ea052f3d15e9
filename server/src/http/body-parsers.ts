import type { FastifyInstance } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { ApiError, invalidInput } from './errors'

const unsupported = () => new ApiError('unsupported-media-type', 'Please send JSON')

/** JSON only. An empty body is no body whatever its Content-Type says: axios names one even then. */
export function bodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addHook('onRequest', async ({ headers }) => {
    if (isBodyless(headers)) delete headers['content-type']
  })
  const parseJson = app.getDefaultJsonParser('error', 'error')

  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (!text) return done(null, undefined)
    if (isEncoded(request.headers['content-encoding'])) return done(unsupported(), undefined)
    return parseJson(request, text, (error, value) =>
      error ? done(invalidInput('The request could not be read'), undefined) : done(null, value),
    )
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    body.length === 0 ? done(null, undefined) : done(unsupported(), undefined),
  )
}

const isBodyless = (headers: IncomingHttpHeaders) =>
  (headers['content-length'] ?? '0') === '0' && !headers['transfer-encoding']

const isEncoded = (encoding: string | undefined) =>
  encoding !== undefined && encoding.toLowerCase() !== 'identity'

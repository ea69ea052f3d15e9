import type { FastifyInstance } from 'fastify'
import { largestFile } from '../registry'
import { RefusedError } from '../release-store'

/** Too many calls; `seconds` is the value of Retry-After. */
export class RateLimitError extends Error {
  override readonly name = 'RateLimitError'

  constructor(readonly seconds: number) {
    super('Too many requests. Please try again later.')
  }
}

/** Content type parsers and the error handler of the release plane; the server's other routes keep their own. */
export function setUpParsersAndErrors(plane: FastifyInstance): void {
  plane.removeAllContentTypeParsers()
  plane.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(body.toString()))
    } catch {
      done(new RefusedError(400, 'The request could not be read: it is not JSON.'), undefined)
    }
  })
  plane.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: largestFile },
    (_request, body, done) => done(null, body),
  )
  plane.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  )
  plane.setErrorHandler((error, _request, reply) => {
    void reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8')
    if (error instanceof RateLimitError) {
      return reply.code(429).header('retry-after', error.seconds).send(error.message)
    }
    if (error instanceof RefusedError) {
      if (error.status === 401) void reply.header('www-authenticate', 'Bearer')
      return reply.code(error.status).send(error.message)
    }
    const { statusCode = 500 } = error as { statusCode?: number }
    if (statusCode === 413) return reply.code(413).send('The request is too large.')
    if (statusCode === 415) return reply.code(415).send('This kind of body is not taken here.')
    throw error
  })
}

import { invalidId, type Problem } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway, isUnwritable } from '../db/database-failures'
import { loggableError } from '../loggable-error'
import { UpstreamFailure } from '../outbound/upstream-failure'
import { unsupported } from './body-parsers'
import {
  ApiError,
  cannotSave,
  invalidInput,
  notFound,
  unavailable,
  type WriteRefusalPage,
} from './errors'
import { requestFields } from './trace-context'

/**
 * The only place that turns errors into responses: a sentence in plain text, or a problem document (RFC 9457) when
 * accepted.
 */
export function errorAnswers(app: FastifyInstance, writePage?: WriteRefusalPage): void {
  const answer = createAnswer(writePage)
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    app.noteFailure(error)
    const known = asApiError(error, request)
    if (known) return answer(request, reply, known)
    if (error instanceof UpstreamFailure) {
      request.log.warn(
        { ...requestFields(request), err: loggableError(error) },
        'Another server failed',
      )
      if (error.service) reply.header('failed-service', error.service)
      return reply.code(error.status).send()
    }
    request.log.error(
      { ...requestFields(request), err: loggableError(error), route: request.routeOptions.url },
      'Unexpected error',
    )
    return reply.code(500).send()
  })
  app.setNotFoundHandler((request, reply) => answer(request, reply, notFound()))
}

/** For URLs that cannot be decoded and therefore reach no route. */
export function createBadAddressAnswer(writePage: WriteRefusalPage) {
  const answer = createAnswer(writePage)
  return (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
    void answer(request, reply, invalidInput(invalidId))
  }
}

function asApiError(error: FastifyError | ApiError, request: FastifyRequest): ApiError | undefined {
  if (error instanceof ApiError) return error
  if (isDatabaseAway(error)) return unavailable()
  if (isUnwritable(error)) return cannotSave()
  const status = error.statusCode ?? 500
  if (status === 503) return unavailable()
  if (status === 413) return new ApiError('too-large', msg('The request is too large'))
  if (status === 415) return unsupported(request)
  if (status >= 400 && status < 500) return invalidInput(msg('The request could not be read'))
  return undefined
}

const createAnswer =
  (writePage?: WriteRefusalPage) =>
  (request: FastifyRequest, reply: FastifyReply, error: ApiError) => {
    reply.code(error.status).headers(error.headers)
    if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds)
    if (error.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer')
    if (!request.headers.accept?.includes('application/problem+json')) {
      const page = writePage?.(request.headers, error.message, error.code)
      if (page) return reply.headers(page.headers).send(page.html)
      return reply.type('text/plain; charset=utf-8').send(error.message)
    }
    const problem: Problem = {
      type: 'about:blank',
      title: error.message,
      status: error.status,
      code: error.code,
      requestId: request.id,
      ...(error.fields && { fields: error.fields }),
    }
    // Serialised here, because a route's schema for the status would drop fields of an object.
    return reply.type('application/problem+json').send(JSON.stringify(problem))
  }

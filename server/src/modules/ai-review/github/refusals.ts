import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { ApiError, conflict, notFound } from '../../../foundation/http/errors'
import { UpstreamFailure } from '../../../foundation/outbound/upstream-failure'

const longestWait = 60 * 60

/** The refusals that a person gets for GitHub's error responses. */
export function refuseResponse({ statusCode = 0, headers }: IncomingMessage): Error {
  if ([301, 302, 303, 307, 308].includes(statusCode)) {
    return notFound('This repository has moved. Please enter its new address.')
  }
  if (statusCode === 409) {
    return conflict('This repository is empty: there is nothing to review yet.')
  }
  if (statusCode === 429 || (statusCode === 403 && isRateLimit(headers))) {
    return tooManyQuestions(headers)
  }
  if ([403, 404, 410, 451].includes(statusCode)) {
    return notFound('There is no public repository at this address.')
  }
  return new UpstreamFailure(502, `GitHub answered ${statusCode}`)
}

const isRateLimit = (headers: IncomingHttpHeaders) =>
  headers['x-ratelimit-remaining'] === '0' || headers['retry-after'] !== undefined

function tooManyQuestions(headers: IncomingHttpHeaders) {
  const reset = Number(headers['x-ratelimit-reset'])
  const seconds = Number(headers['retry-after']) || reset - Date.now() / 1000
  const wait = Math.min(Math.max(Math.ceil(seconds) || 60, 1), longestWait)
  const minutes = Math.ceil(wait / 60)
  return new ApiError(
    'unavailable',
    `GitHub answers no more questions for now. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    { retryAfterSeconds: wait },
  )
}

import { ApiError, conflict, notFound } from '../../../foundation/http/errors'
import { UpstreamFailure } from '../../../foundation/outbound/upstream-failure'

const longestWait = 60 * 60

/** The refusals that a person gets for GitHub's error responses. */
export function refuseResponse({ status, headers }: Response): Error {
  if ([301, 302, 303, 307, 308].includes(status)) {
    return notFound('This repository has moved. Please enter its new address.')
  }
  if (status === 409) {
    return conflict('This repository is empty: there is nothing to review yet.')
  }
  if (status === 429 || (status === 403 && isRateLimit(headers))) {
    return tooManyQuestions(headers)
  }
  if ([403, 404, 410, 451].includes(status)) {
    return notFound('There is no public repository at this address.')
  }
  return new UpstreamFailure(502, `GitHub answered ${status}`)
}

const isRateLimit = (headers: Headers) =>
  headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after')

function tooManyQuestions(headers: Headers) {
  const reset = Number(headers.get('x-ratelimit-reset'))
  const seconds = Number(headers.get('retry-after')) || reset - Date.now() / 1000
  const wait = Math.min(Math.max(Math.ceil(seconds) || 60, 1), longestWait)
  const minutes = Math.ceil(wait / 60)
  return new ApiError(
    'unavailable',
    `GitHub answers no more questions for now. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    { retryAfterSeconds: wait },
  )
}

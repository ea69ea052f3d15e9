import { msg } from '@swipefolio/shared/i18n'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { readJson } from '../../../foundation/outbound/request'
import { ApiError, conflict, notFound } from '../../../foundation/http/errors'
import { UpstreamFailure } from '../../../foundation/outbound/upstream-failure'
import { asObject, asText } from '../evidence/untrusted'

const longestWait = 60 * 60
const mostRefusalBytes = 16 * 1024

/** The refusals that a person gets for GitHub's error responses. */
export async function refuseResponse(response: IncomingMessage): Promise<Error> {
  const { statusCode = 0, headers } = response
  if ([301, 302, 303, 307, 308].includes(statusCode)) {
    return notFound(msg('This repository has moved. Please enter its new address.'))
  }
  if (statusCode === 409) {
    return conflict(msg('This repository is empty: there is nothing to review yet.'))
  }
  if (statusCode === 429 || (statusCode === 403 && (await isRateLimit(response)))) {
    return tooManyQuestions(headers)
  }
  if ([403, 404, 410, 451].includes(statusCode)) {
    return notFound(msg('There is no public repository at this address.'))
  }
  return new UpstreamFailure(502, `GitHub answered ${statusCode}`)
}

const isUsedUp = (headers: IncomingHttpHeaders) => headers['x-ratelimit-remaining'] === '0'

/** The secondary rate limit may show in the message alone. */
async function isRateLimit(response: IncomingMessage) {
  const { headers } = response
  if (isUsedUp(headers) || headers['retry-after'] !== undefined) return true
  const refusal = await readJson(response, mostRefusalBytes).catch(() => undefined)
  return /rate limit|abuse detection/i.test(asText(asObject(refusal).message))
}

function tooManyQuestions(headers: IncomingHttpHeaders) {
  const reset = isUsedUp(headers) ? Number(headers['x-ratelimit-reset']) - Date.now() / 1000 : 0
  const seconds = Number(headers['retry-after']) || reset
  const wait = Math.min(Math.max(Math.ceil(seconds) || 60, 1), longestWait)
  const minutes = Math.ceil(wait / 60)
  return new ApiError(
    'unavailable',
    msg(
      'GitHub answers no more questions for now. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
      { minutes },
    ),
    { retryAfterSeconds: wait },
  )
}

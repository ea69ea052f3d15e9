import type { ErrorCode } from '@swipefolio/shared/contract'
import type { IncomingHttpHeaders } from 'node:http'
import { msg, type Translatable } from '@swipefolio/shared/i18n'

export const statusOfError = {
  'invalid-input': 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} satisfies Record<ErrorCode, number>

/** A refusal as a page; undefined for a client that asks for no page. */
export type WriteRefusalPage = (
  headers: IncomingHttpHeaders,
  sentence: string,
  code: ErrorCode,
) => { headers: Record<string, string>; html: string } | undefined

interface ErrorDetails {
  fields?: Record<string, string>
  retryAfterSeconds?: number
  /** Additional response headers. */
  headers?: Record<string, string>
}

/** A refusal whose `message` is shown to the person, in the language of the page. */
export class ApiError extends Error {
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined
  readonly headers: Record<string, string>

  constructor(
    readonly code: ErrorCode,
    message: Translatable,
    details: ErrorDetails = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.fields = details.fields
    this.retryAfterSeconds = details.retryAfterSeconds
    this.headers = details.headers ?? {}
  }

  get status(): number {
    return statusOfError[this.code]
  }
}

export const invalidInput = (message: Translatable, fields?: Record<string, string>) =>
  new ApiError('invalid-input', message, { fields })
export const unauthenticated = (message: Translatable = msg('You need to be logged in')) =>
  new ApiError('unauthenticated', message)
export const forbidden = (message: Translatable = msg('You do not have access to this')) =>
  new ApiError('forbidden', message)
export const notFound = (message: Translatable = msg('Not found')) =>
  new ApiError('not-found', message)
export const conflict = (message: Translatable) => new ApiError('conflict', message)
/** A refusal that ends by itself; clients that know when say when. */
export const tryLater = (sentence: Translatable) =>
  msg('{sentence} Please try again later.', { sentence })
export const tooManyRequests = (
  retryAfterSeconds: number,
  message: Translatable = tryLater(msg('Too many requests.')),
) => new ApiError('too-many-requests', message, { retryAfterSeconds })
export const unavailable = (retryAfterSeconds = 2) =>
  new ApiError('unavailable', msg('The service is busy right now. Please try again in a moment.'), {
    retryAfterSeconds,
  })
export const cannotSave = () =>
  new ApiError(
    'unavailable',
    msg('Nothing can be saved right now. Please try again in a few minutes.'),
    {
      retryAfterSeconds: 10,
    },
  )

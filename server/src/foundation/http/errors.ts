import type { ErrorCode } from '@swipefolio/shared/contract'

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

interface ErrorDetails {
  fields?: Record<string, string>
  retryAfterSeconds?: number
  /** Additional response headers. */
  headers?: Record<string, string>
}

/** A refusal whose `message` is shown to the person. */
export class ApiError extends Error {
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined
  readonly headers: Record<string, string>

  constructor(
    readonly code: ErrorCode,
    message: string,
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

export const invalidInput = (message: string, fields?: Record<string, string>) =>
  new ApiError('invalid-input', message, { fields })
export const unauthenticated = (message = 'You need to be logged in') =>
  new ApiError('unauthenticated', message)
export const forbidden = (message = 'You do not have access to this') =>
  new ApiError('forbidden', message)
export const notFound = (message = 'Not found') => new ApiError('not-found', message)
export const conflict = (message: string) => new ApiError('conflict', message)
export const tooManyRequests = (
  retryAfterSeconds: number,
  message = 'Too many requests. Please try again later.',
) => new ApiError('too-many-requests', message, { retryAfterSeconds })
export const unavailable = (retryAfterSeconds = 2) =>
  new ApiError('unavailable', 'The service is busy right now. Please try again in a moment.', {
    retryAfterSeconds,
  })
export const cannotSave = () =>
  new ApiError(
    'unavailable',
    'Nothing can be saved right now. Please try again in a few minutes.',
    {
      retryAfterSeconds: 10,
    },
  )

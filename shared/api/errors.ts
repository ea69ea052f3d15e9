import type { ErrorCode } from '../contract'

const codes: Record<number, ErrorCode> = {
  400: 'invalid-input',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  409: 'conflict',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'unavailable',
}

/** The server answered, but not with success. `message` is the sentence it sent, empty when it sent none. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
    this.code = codes[status] ?? 'internal'
  }
}

/** No answer came: the network is down, or the time ran out. Its message is empty, so that fallbacks show. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'

  constructor(cause: unknown) {
    super('', { cause })
  }
}

/** The server's own sentence, otherwise the given fallback. */
export const errorMessage = (error: unknown, fallback: string) =>
  (error instanceof ApiError && error.message) || fallback

import { type ErrorCode, invalidId, type UpstreamService } from '../contract'
import { timeUntil } from '../format/relative-time'

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

/** The server answered with an error status. `message` is the sentence it sent, or empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode

  constructor(
    readonly status: number,
    message: string,
    /** The service behind the server that failed, if the server named one. */
    readonly failedService?: UpstreamService,
    /** When to try again, if the server named a time. */
    readonly retryAfterSeconds?: number,
    /** A login whose password was right and that needs a code, too. */
    readonly needsSecondFactor = false,
  ) {
    super(message)
    this.code = codes[status] ?? 'internal'
  }
}

/** No response: the network is down or the request timed out. Its message is empty, so that fallbacks are shown. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'

  constructor(cause: unknown) {
    super('', { cause })
  }
}

/** The server's own sentence, with the time after which to try again if it names none, otherwise the given fallback. */
export const errorMessage = (error: unknown, fallback: string): string => {
  if (!(error instanceof ApiError) || !error.message) return fallback
  const { message, retryAfterSeconds } = error
  if (retryAfterSeconds === undefined) return message
  const time = timeUntil(retryAfterSeconds * 1000)
  const isVague = message.endsWith(' again later.')
  if (isVague) return message.replace(/later\.$/, `${time}.`)
  return /again|tomorrow/.test(message) ? message : `${message} Try again ${time}.`
}

/** Whether the thing does not exist: the server has none with this id, or the text in the address is no id. */
export const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.message === invalidId)

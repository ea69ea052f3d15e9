import { type ErrorCode, invalidId, type UpstreamService } from '../contract'
import { t } from '../i18n'
import { translated } from '../i18n/catalogue'

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

/** What the second step of a login takes beside recovery codes. */
export interface SecondFactorRequest {
  /** Of 'code' and 'passkey', separated by commas. */
  methods: string
  /** What a passkey signs, as JSON; without passkeys none. */
  passkeyOptions?: string
}

/** The server answered with an error status. `message` is the sentence it sent, with the time of `Retry-After`, or empty. */
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
    /** What that login takes, from a server that says it. */
    readonly secondFactor?: SecondFactorRequest,
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

const withoutNetwork = t('No network. Try again when you are back online.')

/** The server's own sentence in the language of the page, what a missing network is to the person, otherwise the given fallback. */
export function errorMessage(error: unknown, fallback: string): string {
  if (error instanceof NetworkError && !navigator.onLine) return withoutNetwork
  return (error instanceof ApiError && translated(error.message)) || fallback
}

/** The same for a change: a fallback without the server's own sentence adds that the connection failed, where it did. */
export function changeErrorMessage(
  error: unknown,
  fallback: string,
  connectionFailed: string = t('The connection failed.'),
): string {
  if (!(error instanceof NetworkError)) return errorMessage(error, fallback)
  const sentence = fallback.endsWith('.') ? fallback : `${fallback}.`
  return errorMessage(error, `${sentence} ${connectionFailed}`)
}

/** Whether the thing does not exist: the server has none with this id, or the text in the address is no id. */
export const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.message === invalidId)

/** The answer to a removal of what is gone already, as after a lost answer: it counts as removed. */
export function acceptMissing(error: unknown): string {
  if (!isMissing(error)) throw error
  return ''
}

import axios, { AxiosError, type AxiosRequestConfig } from 'axios'
import { useSession } from '../session'
import { apiConfig } from './config'
import { ApiError, NetworkError } from './errors'
import { plainSentence } from './plain-sentence'
import { retrySentence } from './retry-sentence'
import { nextTraceparent } from './trace'

export const client = axios.create({
  timeout: 15_000,
  // The product uses no XSRF cookie, and reading document.cookie costs milliseconds per request.
  withXSRFToken: false,
  headers: { Accept: 'application/json, text/plain' },
})

client.interceptors.request.use((config) => {
  const { token } = useSession.getState()
  if (token) config.headers.setAuthorization(`Bearer ${token}`, false)
  config.headers.set('traceparent', nextTraceparent())
  return config
})

async function toOwnError(error: unknown): Promise<unknown> {
  if (!(error instanceof AxiosError) || error.code === AxiosError.ERR_CANCELED) return error
  if (!error.response) return new NetworkError(error)
  const { status, headers, data } = error.response
  const sentAs = error.config?.headers.get('Authorization')
  const { token } = useSession.getState()
  if (status === 401 && token && sentAs === `Bearer ${token}`) await apiConfig.onUnauthenticated()
  // The header may also be a date, which this server does not send.
  const retryAfter = Number(headers['retry-after'] ?? NaN)
  const seconds = Number.isFinite(retryAfter) ? retryAfter : undefined
  const needsCode = headers['second-factor'] === 'required'
  const methods = headers['second-factor-methods'] as string | undefined
  const passkeyOptions = headers['passkey-options'] as string | undefined
  const message = retrySentence(plainSentence(headers['content-type'], data), seconds)
  const step = methods === undefined ? undefined : { methods, passkeyOptions }
  return new ApiError(status, message, undefined, seconds, needsCode, step)
}

export interface Answer {
  data: unknown
  /** The cursor of the next page, if there is one. */
  next?: string
  /** What a registration is verified with. */
  registrationId?: string
  /** What a password is reset with. */
  resetId?: string
}

/** For requests that must arrive even when the page is left. */
export const outlivesPage: AxiosRequestConfig = {
  adapter: 'fetch',
  fetchOptions: { keepalive: true },
}

/** Sends one request. Failures are thrown as ApiError or NetworkError; a cancellation is rethrown unchanged. */
export async function send(config: AxiosRequestConfig): Promise<Answer> {
  try {
    const { status, data, headers } = await client.request<unknown>(config)
    // The server answers no call with a page: something on the way did, and the call may not have arrived.
    if (String(headers['content-type']).startsWith('text/html')) throw new NetworkError(undefined)
    return {
      data: status === 204 ? null : data,
      next: headers['next-cursor'] as string | undefined,
      registrationId: headers['registration-id'] as string | undefined,
      resetId: headers['reset-id'] as string | undefined,
    }
  } catch (error) {
    throw await toOwnError(error)
  }
}

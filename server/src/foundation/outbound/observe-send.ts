import type { Send } from './request'

/** Called when a request begins. */
export type ObserveSend = (url: URL) => {
  /** Sent, too. */
  headers?: Record<string, string>
  /** Called when the headers of the answer have come, or without a status when the request has failed. */
  end: (status: number | undefined) => void
}

/** Observes every request to another server. */
export const observeSend =
  (send: Send, observers: ObserveSend[]): Send =>
  (url, options) => {
    const observed = observers.map((observe) => observe(url))
    const headers = Object.assign({}, options.headers, ...observed.map((one) => one.headers))
    const request = send(url, { ...options, headers })
    const end = (status: number | undefined) => observed.forEach((one) => one.end(status))
    request.once('response', ({ statusCode }) => end(statusCode))
    request.once('error', () => end(undefined))
    return request
  }

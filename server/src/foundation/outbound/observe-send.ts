import type { Send } from './request'

/** Called when a request begins; what it returns, when the headers of the answer have come or the request has failed. */
export type ObserveSend = (url: URL) => (status: number | undefined) => void

/** Observes every request to another server. */
export const observeSend =
  (send: Send, observe: ObserveSend): Send =>
  (url, options) => {
    const end = observe(url)
    const request = send(url, options)
    request.once('response', ({ statusCode }) => end(statusCode))
    request.once('error', () => end(undefined))
    return request
  }

import { once } from 'node:events'
import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import { UpstreamFailure } from './upstream-failure'

/** Begins every request to another server; tests record where it goes. */
export type Send = (url: URL, options: RequestOptions) => ClientRequest

export const send: Send = (url, options) =>
  (url.protocol === 'https:' ? https : http).request(url, options)

interface OutboundRequest {
  url: URL
  headers?: Record<string, string>
  /** Sent by POST unless `method` is given: bytes as they are, everything else as JSON. */
  body?: unknown
  method?: 'PUT' | 'GET' | 'DELETE'
  /** Which connections it may use; any by default. */
  agent?: http.Agent
  signal: AbortSignal
}

/** Sends one request. A redirect is a response like any other and is not followed. */
export async function request(
  sendRequest: Send,
  { url, headers, body, method, agent, signal }: OutboundRequest,
): Promise<IncomingMessage> {
  const isBytes = body instanceof Uint8Array
  const payload = body === undefined || isBytes ? body : JSON.stringify(body)
  const sent = sendRequest(url, {
    method: method ?? (payload ? 'POST' : 'GET'),
    headers: {
      'user-agent': 'Swipefolio',
      ...headers,
      ...(payload && !isBytes && { 'content-type': 'application/json' }),
    },
    ...(agent && { agent }),
    signal,
  })
  sent.end(payload)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return response
}

/** Reads a body. Throws when it is cut off or longer than that. */
export async function readBytes(response: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > mostBytes) {
      throw new UpstreamFailure(502, `A response is longer than ${mostBytes} bytes`)
    }
    chunks.push(chunk)
  }
  if (!response.complete) throw new UpstreamFailure(502, 'A response was cut off')
  return Buffer.concat(chunks)
}

/** Reads a body as JSON. Throws when it is not JSON, cut off or longer than that. */
export async function readJson(response: IncomingMessage, mostBytes: number): Promise<unknown> {
  const bytes = await readBytes(response, mostBytes)
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown
  } catch {
    // Its own message would quote the response.
    throw new UpstreamFailure(502, 'A response is not JSON')
  }
}

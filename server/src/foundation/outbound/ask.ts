import { once } from 'node:events'
import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import type { Connect } from './connect'
import { UpstreamFailure } from './upstream-failure'

export interface Question {
  url: URL
  headers?: Record<string, string>
  /** Sent as JSON, by POST. */
  body?: unknown
  signal: AbortSignal
}

/** Sends one request and answers whatever comes: a redirect is an answer like any other and is not followed. */
export async function ask(
  connect: Connect,
  { url, headers, body, signal }: Question,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
  const request = (isSecure ? requestSecurely : requestPlainly)(url, {
    method: payload ? 'POST' : 'GET',
    headers: {
      'user-agent': 'Swipefolio',
      ...headers,
      ...(payload && { 'content-type': 'application/json', 'content-length': payload.length }),
    },
    signal,
    createConnection: () =>
      connect({
        host: url.hostname.replace(/^\[|\]$/g, ''),
        port: Number(url.port || (isSecure ? 443 : 80)),
        isSecure,
      }),
  })
  request.end(payload)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return answer
}

/** Reads an answer as text. Throws when it is longer than that. */
export async function readText(answer: IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > mostBytes) {
      answer.destroy()
      throw new UpstreamFailure(502, `An answer is longer than ${mostBytes} bytes`)
    }
    chunks.push(chunk)
  }
  if (!answer.complete) throw new UpstreamFailure(502, 'An answer was cut off')
  return Buffer.concat(chunks).toString('utf8')
}

/** Reads an answer as JSON. Throws when it is none, or longer than that. */
export async function readJson(answer: IncomingMessage, mostBytes: number): Promise<unknown> {
  const text = await readText(answer, mostBytes)
  try {
    return JSON.parse(text) as unknown
  } catch {
    // Its own message would quote the answer.
    throw new UpstreamFailure(502, 'An answer is not JSON')
  }
}

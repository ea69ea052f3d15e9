import { UpstreamFailure } from './upstream-failure'

/** Sends every request to somebody else's server; tests record where it goes. */
export type Fetch = (url: URL, options: RequestInit) => Promise<Response>

interface OutboundRequest {
  url: URL
  headers?: Record<string, string>
  /** Sent as JSON, by POST. */
  body?: unknown
  signal: AbortSignal
}

/** Sends one request. A redirect is a response like any other and is not followed. */
export function request(fetch: Fetch, { url, headers, body, signal }: OutboundRequest) {
  const payload = body !== undefined && {
    method: 'POST',
    body: JSON.stringify(body),
  }
  return fetch(url, {
    redirect: 'manual',
    signal,
    headers: {
      'user-agent': 'Swipefolio',
      // An archive is compressed itself, and limits count the bytes that are sent.
      'accept-encoding': 'identity',
      ...(payload && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...payload,
  })
}

/** Reads a body as JSON. Throws when it is not JSON, cut off or longer than that. */
export async function readJson({ body }: Response, mostBytes: number): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > mostBytes) {
      throw new UpstreamFailure(502, `A response is longer than ${mostBytes} bytes`)
    }
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown
  } catch {
    // Its own message would quote the response.
    throw new UpstreamFailure(502, 'A response is not JSON')
  }
}

import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number | string }
}

export interface ReceivedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Record<string, string | number | undefined>
  isFailed: boolean
  service: string
}

interface Payload {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes' | 'isFailed' | 'service'> & {
        attributes: Attribute[]
        status: { code?: number }
      })[]
    }[]
  }[]
}

const read = (attributes: Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  )

/** A collector of traces on the loopback interface: OTLP/HTTP with JSON. */
export async function createTraceCollector() {
  const spans: ReceivedSpan[] = []
  const requests: { path?: string; headers: IncomingMessage['headers'] }[] = []
  const raw: string[] = []

  const server = createServer((request, response) => {
    requests.push({ path: request.url, headers: request.headers })
    void text(request).then((body) => {
      raw.push(body)
      for (const { resource, scopeSpans } of (JSON.parse(body) as Payload).resourceSpans) {
        const service = String(read(resource.attributes)['service.name'])
        for (const { attributes, status, ...span } of scopeSpans.flatMap((one) => one.spans)) {
          spans.push({
            ...span,
            attributes: read(attributes),
            isFailed: status.code === 2,
            service,
          })
        }
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    requests,
    /** All that was received, as text. */
    text: () => raw.join('\n'),
    close: () => new Promise((closed) => server.close(closed)),
  }
}

import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { LiveRegistry } from './live-registry'
import { liveReloadPath } from './page-scripts'

/** A server-sent event stream that makes open pages reload when a pointer moves. */
export function serveLiveReload(app: FastifyInstance, registry: LiveRegistry): void {
  const streams = new Set<ServerResponse>()
  registry.on('change', () => {
    for (const stream of streams) stream.write('event: reload\ndata: \n\n')
  })
  app.get(liveReloadPath, (request, reply) => {
    reply.hijack()
    const stream = reply.raw
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    stream.write(': open\n\n')
    streams.add(stream)
    request.raw.once('close', () => streams.delete(stream))
  })
  app.addHook('preClose', () => {
    for (const stream of streams) stream.end()
  })
}

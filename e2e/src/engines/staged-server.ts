import { Stage, type HealthReport } from '@swipefolio/platform/drills'
import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server before the product that serves staged releases, for browsers whose requests no driver intercepts. */
export async function startStagedServer(product: string) {
  const stage = await Stage.over(async (address) => (await fetch(product + address)).text())
  const reports: HealthReport[] = []

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { pathname } = new URL(incoming.url ?? '/', product)
    const file = stage.fileAt(pathname)
    if (pathname === '/registry.json') {
      outgoing.setHeader('content-type', 'application/json').end(JSON.stringify(stage.registry))
    } else if (pathname === '/platform/health') {
      reports.push(...(JSON.parse(await textOf(incoming)) as { reports: HealthReport[] }).reports)
      outgoing.writeHead(204).end()
    } else if (file) {
      const status = file.body === undefined ? 404 : 200
      outgoing.writeHead(status, { 'content-type': 'text/javascript' }).end(file.body)
    } else {
      await passOn(incoming, outgoing)
    }
  }

  async function passOn(incoming: IncomingMessage, outgoing: ServerResponse) {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const passed = request(new URL(incoming.url ?? '/', product), {
      method: incoming.method,
      headers,
    })
    incoming.pipe(passed)
    outgoing.once('close', () => passed.destroy())
    const [answer] = (await once(passed, 'response')) as [IncomingMessage]
    if (answer.headers['content-type']?.startsWith('text/html')) {
      // The product's tag is of its own page, and does not change with what is staged.
      const { 'content-length': _length, etag: _etag, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 500, kept).end(stage.pageOf(await textOf(answer)))
    } else {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    }
  }

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    stage,
    /** The health reports of the pages so far. */
    reports: () => reports,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function textOf(message: IncomingMessage) {
  const chunks = await message.toArray()
  return Buffer.concat(chunks as Buffer[]).toString()
}

import { msg } from '@swipefolio/shared/i18n'
import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { unauthenticated } from '../http/errors'
import type { Services } from '../services'
import { reasonOf, StartError } from '../start-error'
import type { Metrics } from './metrics'

interface Place {
  host: string
  port: number
}

/** Serves `/metrics` on a port of its own, without a token. Returns its address and the function that stops it. */
export async function serveMetrics(metrics: Metrics, { host, port }: Place) {
  metrics.observeProcess()
  const server = createServer({ requestTimeout: 15_000 }, (request, response) => {
    const isAsked = request.url === '/metrics' && ['GET', 'HEAD'].includes(request.method ?? '')
    if (!isAsked) {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen({ host, port })
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use already: set METRICS_PORT to another one.`
        : `METRICS_HOST and METRICS_PORT cannot be listened on: ${reasonOf(error)}.`,
    )
  }
  const { address, family, port: used } = server.address() as AddressInfo
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${used}/metrics`,
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Serves `/metrics` on the main port to who shows the token. */
export function metricsRoute(app: FastifyInstance, { config, metrics }: Services): void {
  const { token } = config.metrics
  if (!token) return
  metrics.observeProcess()
  const wanted = hash(`Bearer ${token}`)
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(hash(request.headers.authorization ?? ''), wanted)) {
      await app.countForAddress(request)
      throw unauthenticated(msg('The metrics need their token'))
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text())
  })
}

const hash = (text: string) => createHash('sha256').update(text).digest()

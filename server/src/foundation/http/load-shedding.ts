import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { unavailable } from './errors'
import { isUnder } from './is-under'
import type { Metrics } from '../metrics/metrics'

/** Answers API calls with 503 while the event loop is delayed. Pages, files and health checks are still served. */
export function loadShedding(
  app: FastifyInstance,
  { shed }: Pick<Metrics, 'shed'>,
  maxEventLoopDelay = 1000,
): void {
  void app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: (request) => {
      if (!isUnder(request, '/api/')) return
      shed.inc({ cause: 'event-loop' })
      throw unavailable()
    },
  })
}

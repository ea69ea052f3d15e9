import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { unavailable } from './errors'
import { isUnder } from './is-under'

/** Answers API calls with 503 while the event loop is delayed. Pages, files and health checks are still served. */
export function loadShedding(app: FastifyInstance, maxEventLoopDelay = 1000): void {
  void app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: (request) => {
      if (isUnder(request, '/api/')) throw unavailable()
    },
  })
}

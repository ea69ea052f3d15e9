import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { unavailable } from './errors'
import { isUnder } from './is-under'

/** Sheds calls while the process cannot keep up; pages, files and health checks are still answered. */
export function overload(app: FastifyInstance, maxEventLoopDelay = 1000): void {
  void app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: (request) => {
      if (isUnder(request, '/api/')) throw unavailable()
    },
  })
}

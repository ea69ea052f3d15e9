import type { FastifyInstance } from 'fastify'

/** Answers 503 when a handler takes too long. Polls have the deadlines of their statements alone. */
export function deadlines(app: FastifyInstance, milliseconds = 10_000): void {
  app.addHook('onRoute', (route) => {
    if (!route.config?.isPoll) route.handlerTimeout ??= milliseconds
  })
}

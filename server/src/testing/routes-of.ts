import type { FastifyInstance } from 'fastify'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createTestServer } from './test-server'

type Options = Parameters<typeof createTestServer>[0]

/** Every registered route of the real app. */
export async function routesOf(options: Options, alsoRegister?: (app: FastifyInstance) => void) {
  const routes: string[] = []
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push(`${one} ${url}`)
    })
    alsoRegister?.(fastify)
  }
  subscribe('fastify.initialization', listen)
  try {
    await (await createTestServer(options)).close()
  } finally {
    unsubscribe('fastify.initialization', listen)
  }
  return routes.toSorted()
}

import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Metrics } from '../metrics/metrics'
import type { Services } from '../services'
import { constantHeaders } from './headers'
import type { Person } from './person'
import { createRequestIds } from './request-ids'
import { logsPolls } from './request-log'

declare module 'fastify' {
  interface FastifyInstance {
    /** The caller, when token and session are known to be valid without a statement. */
    identifyFromMemory: (request: IncomingMessage) => Person | undefined
    /** Counts a call of a person where memory suffices. Otherwise it is not counted. */
    countFromMemory: (id: number) => boolean
  }
  interface FastifyContextConfig {
    /** The answer as JSON, when it is known and the caller may have it. */
    answerFromMemory?: (person: Person) => string | undefined
  }
}

interface Route {
  answer: (person: Person) => string | undefined
  time: ReturnType<Metrics['requests']['series']>
}

/**
 * Answers polls whose caller, count of calls and answer are in memory before they reach the app: the work of the app is twice that of the
 * answer. Whatever is not known there, or not a success, is left to the app. An answer costs as little as a refusal under load.
 */
export function createMemoryAnswers({ config, metrics }: Pick<Services, 'config' | 'metrics'>) {
  const routes = new Map<string, Route>()
  const newRequestId = createRequestIds(config.trustProxy)
  const headers = [
    ...Object.entries({
      ...constantHeaders(config.production),
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    }).flat(),
    'x-request-id',
  ]
  let app: FastifyInstance | undefined

  /** A call that is answered is counted. */
  function answerTo(request: IncomingMessage, route: Route): string | undefined {
    const person = app?.identifyFromMemory(request)
    if (!app || !person) return undefined
    const answer = route.answer(person)
    return answer !== undefined && app.countFromMemory(person.id) ? answer : undefined
  }

  return {
    /** What is not answered here goes to `handle`. */
    before:
      (handle: RequestListener): RequestListener =>
      (request, response) => {
        const begin = performance.now()
        const { method, url = '' } = request
        const route = method === 'GET' ? routes.get(url) : undefined
        const answer = route && answerTo(request, route)
        if (answer === undefined) return handle(request, response)
        const own = [newRequestId(request), 'content-length', String(answer.length)]
        response.writeHead(200, [...headers, ...own])
        response.end(answer)
        route?.time.observe((performance.now() - begin) / 1000)
      },
    /** Before the app has routes. */
    watchRoutes(watched: FastifyInstance): void {
      if (logsPolls(watched.log)) return
      app = watched
      watched.addHook('onRoute', ({ url, config: route }) => {
        const answer = route?.answerFromMemory
        if (answer)
          routes.set(url, {
            answer,
            time: metrics.requests.series({ route: url, method: 'GET', status: '2xx' }),
          })
      })
      // The app tells clients to close their connections.
      watched.addHook('preClose', async () => routes.clear())
    },
  }
}

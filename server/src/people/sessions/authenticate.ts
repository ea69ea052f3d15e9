import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../../foundation/services'
import { readBearerToken } from './bearer-token'
import { createSessionCache } from './session-cache'
import { createTokenReader } from './tokens'

const pollAddress =
  /\/(events|unseen-exist|new-message-exist|[a-z-]*new-messages?-count|user-check-new-message)(\/|$)/

/** Decorates the app with `identify`, which resolves a bearer token with a live session to its person. */
export function authentication(app: FastifyInstance, services: Services): void {
  const readToken = createTokenReader(services)
  const sessions = createSessionCache(services)
  app.addHook('onClose', async () => sessions.close())
  app.decorateRequest('person', null)

  app.decorate('identify', async (request: FastifyRequest) => {
    const person = readToken(readBearerToken(request.headers))
    if (!person || isNamedTwice(request)) return
    const isPoll = pollAddress.test(request.routeOptions.url ?? '')
    if (await sessions.isLive(person.sessionId, !isPoll)) request.person = person
  })
}

// Node keeps the first of several headers, so two of them are ambiguous.
const isNamedTwice = ({ raw }: FastifyRequest) =>
  raw.rawHeaders.filter((text, at) => at % 2 === 0 && /^authorization$/i.test(text)).length > 1

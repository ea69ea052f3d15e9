import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Services } from '../../foundation/services'
import { createSessionCache } from './session-cache'
import type { TokenReader } from './tokens'

/** Decorates the app with `identify`, which resolves a bearer token with a live session to its person. */
export function authentication(
  app: FastifyInstance,
  services: Services,
  readToken: TokenReader,
): void {
  const sessions = createSessionCache(services)
  app.addHook('onClose', async () => sessions.close())
  app.decorateRequest('person', null)

  app.decorate('identify', (request: FastifyRequest) => {
    const person = readToken(request.headers)
    if (!person || isNamedTwice(request.raw)) return undefined
    const isLive = sessions.isLive(person.sessionId, !request.routeOptions.config.isPoll)
    if (isLive === true) request.person = person
    if (typeof isLive === 'boolean') return undefined
    return isLive.then((isSo) => {
      if (isSo) request.person = person
    })
  })

  app.decorate('identifyFromMemory', (request: IncomingMessage) => {
    const person = readToken(request.headers)
    return person && sessions.isKnownLive(person.sessionId) && !isNamedTwice(request)
      ? person
      : undefined
  })
}

// Node keeps the first of several headers, so two of them are ambiguous.
function isNamedTwice({ rawHeaders }: IncomingMessage) {
  let times = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 13 && rawHeaders[at]?.toLowerCase() === 'authorization')
      times += 1
  }
  return times > 1
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unauthenticated } from '../../http/errors'
import type { Person } from '../../http/person'
import type { Services } from '../../services'
import { readBearerToken } from './bearer-token'
import { createSessionCache } from './session-cache'
import { createTokenReader } from './tokens'

const pollAddress =
  /\/(unseen-exist|new-message-exist|[a-z-]*new-messages?-count|user-check-new-message)(\/|$)/

/** Gives the app its `authenticate`: a bearer token of ours whose session lives. */
export function authentication(app: FastifyInstance, services: Services): void {
  const readToken = createTokenReader(services)
  const sessions = createSessionCache(services)
  app.addHook('onClose', async () => sessions.close())
  app.decorateRequest('person', null)

  app.decorate('authenticate', async (request: FastifyRequest): Promise<Person> => {
    const person = readToken(readBearerToken(request.headers))
    if (!person || isNamedTwice(request)) throw unauthenticated()
    const isPoll = pollAddress.test(request.routeOptions.url ?? '')
    if (!(await sessions.isLive(person.sessionId, !isPoll))) throw unauthenticated()
    return person
  })
}

// Node keeps the first of several: whoever sends two may mean either.
const isNamedTwice = ({ raw }: FastifyRequest) =>
  raw.rawHeaders.filter((text, at) => at % 2 === 0 && /^authorization$/i.test(text)).length > 1

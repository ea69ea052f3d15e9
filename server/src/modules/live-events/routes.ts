import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unauthenticated, unavailable } from '../../foundation/http/errors'
import { allow } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { openStream } from './stream'
import { createStreams } from './streams'

/** Server-sent events. A caller that does not accept an event stream gets the missed events and nothing more. */
export function liveEventsModule(app: FastifyInstance, services: Services) {
  const streams = createStreams(services)
  app.addHook('preClose', async () => streams.close())

  async function isStillAllowed(request: FastifyRequest) {
    request.person = null
    await app.identify(request)
    return request.person !== null
  }

  async function serve(request: FastifyRequest, reply: FastifyReply) {
    const { person } = request
    if (!person) throw unauthenticated()
    if (!(await streams.canOpen())) throw unavailable()
    const beginning = streams.beginning(person.id, lastEventId(request))
    if (!request.headers.accept?.includes('text/event-stream')) {
      return reply.type('text/event-stream; charset=utf-8').send(beginning)
    }
    const stream = openStream(reply, { isEndless: true })
    const check = () => isStillAllowed(request)
    streams.add(person, stream, check)
    stream.write(beginning)
    // The session may have been revoked since it was checked.
    void check().then(
      (isAllowed) => !isAllowed && stream.end(),
      () => stream.end(),
    )
    return reply
  }

  for (const side of ['user', 'recruiter'] as const) {
    const name = `GET /api/${side}/events` as const
    app.get(
      `/api/${side}/events`,
      { config: { isPoll: true, isEndless: true }, onRequest: allow(name) },
      serve,
    )
  }
}

function lastEventId({ headers }: FastifyRequest): number | undefined {
  const id = Number(headers['last-event-id'] || undefined)
  return Number.isSafeInteger(id) ? id : undefined
}

import type { Translatable } from '@swipefolio/shared/i18n'
import { networkOf } from '@swipefolio/platform/network'
import {
  type CallAccess,
  type CallBody,
  type CallName,
  type CallParams,
  type CallQuery,
  type CallResponse,
  type Call,
  Text,
  calls,
} from '@swipefolio/shared/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { forbidden, unauthenticated } from './errors'
import { describeDevice, type Origin } from './origin'
import { parseCount } from './parse-count'
import { Page, type PageRequest } from './keyset-pagination'
import type { Person } from './person'

export { parseId } from './parse-id'

export interface CallRequest<N extends CallName> {
  params: CallParams<N>
  query: CallQuery<N>
  body: (typeof calls)[N] extends { rawBody: readonly string[] } ? Buffer | undefined : CallBody<N>
  person: CallAccess<N> extends 'public' ? undefined : Person
  headers: IncomingHttpHeaders
  /** The caller's IPv4 address, or the network of an IPv6 address. */
  ip: string
  origin: Origin
  /** The page that `limit` and `cursor` ask for. */
  page: PageRequest
}

/** An answer with response headers of its own. */
export class WithHeaders<T> {
  constructor(
    readonly answer: T,
    readonly headers: Record<string, string>,
  ) {}
}

/** A stream is sent as it comes. */
type Answer<T> = T | Readable | WithHeaders<T> | (T extends (infer Item)[] ? Page<Item> : never)

type Handler<N extends CallName> = (
  request: CallRequest<N>,
) => Promise<Answer<CallResponse<N>>> | Answer<CallResponse<N>>

interface RouteOptions {
  /** In bytes, 64 KiB by default. */
  bodyLimit?: number
  /** Additional response headers. */
  headers?: Record<string, string>
  isPoll?: boolean
  /** The answer for a caller, when it is known without a statement. */
  fromMemory?: (person: Person) => boolean | number | undefined
  /** In milliseconds, until the whole answer is sent; 10 seconds by default. */
  handlerTimeout?: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A frequent call that reads memory: it is no use of a session, has no deadline and is logged at debug. */
    isPoll?: boolean
  }
}

/** Throws 401 or 403 when the contract does not allow the caller to make the call. */
export const allow =
  (name: CallName) => (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const { access, forbidden: sentence }: Call = calls[name]
    if (access === 'public') return done()
    if (!request.person) throw unauthenticated()
    if (request.person.role !== access) throw forbidden(sentence as Translatable | undefined)
    return done()
  }

/** Registers a call of the contract, which gives its path, schemas and access. */
export function route<N extends CallName>(
  app: FastifyInstance,
  name: N,
  handler: Handler<N>,
  { headers, isPoll, fromMemory, ...options }: RouteOptions = {},
): void {
  const call: Call = calls[name]
  const [method, url] = name.split(' ') as [HTTPMethods, string]
  const isText = call.response === Text

  app.route({
    method,
    url,
    ...options,
    config: {
      rawBody: call.rawBody,
      isPoll,
      ...(fromMemory && { answerFromMemory: readerFor(call, fromMemory) }),
    },
    schema: {
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      ...(!isText && { response: { 200: call.response } }),
    },
    onRequest: allow(name),
    ...(call.body && {
      preValidation: async (request) => {
        if (request.body === undefined) request.body = {}
      },
    }),
    handler: async (request, reply) => {
      const list = call.access === 'public' ? name : ownListOf(name, request)
      const page = readPageRequest(app, list, request.query as PageQuery)
      const result = await app.runCall(name, request, reply, () =>
        handler(callRequest<N>(request, page)),
      )
      const answered = result instanceof WithHeaders ? result.answer : result
      if (result instanceof WithHeaders) reply.headers(result.headers)
      if (answered instanceof Page && answered.next) {
        reply.header('next-cursor', app.cursors.seal(list, answered.next))
      }
      const answer = answered instanceof Page ? answered.items : answered
      if (headers) reply.headers(headers)
      if (answer === null) return reply.code(204).send()
      if (isText) return reply.type('text/plain; charset=utf-8').send(answer)
      return reply.type('application/json; charset=utf-8').send(answer)
    },
  })
}

const readerFor =
  ({ access }: Call, known: NonNullable<RouteOptions['fromMemory']>) =>
  (person: Person) => {
    const answer = person.role === access ? known(person) : undefined
    return answer === undefined ? undefined : JSON.stringify(answer)
  }

interface PageQuery {
  limit?: string
  cursor?: string
}

const largestPage = 200

/** Of one person, whose cursors are of no use to anybody else. */
const ownListOf = (name: CallName, { person }: FastifyRequest) => `${name} ${person?.id}`

const readPageRequest = (
  app: FastifyInstance,
  list: string,
  { limit, cursor }: PageQuery = {},
): PageRequest => ({
  limit: parseCount('limit', limit, largestPage),
  after: cursor === undefined ? undefined : app.cursors.open(list, cursor),
})

// The schemas have validated the request against the call's types.
const callRequest = <N extends CallName>(request: FastifyRequest, page: PageRequest) =>
  new ReadRequest(request, page) as unknown as CallRequest<N>

/** Getters, because most calls need little of it and the address is costly. */
class ReadRequest {
  constructor(
    private readonly request: FastifyRequest,
    readonly page: PageRequest,
  ) {}

  get params() {
    return this.request.params
  }
  get query() {
    return this.request.query
  }
  get body() {
    return this.request.body
  }
  get person() {
    return this.request.person ?? undefined
  }
  get headers() {
    return this.request.headers
  }
  get ip() {
    return networkOf(this.request.ip)
  }
  get origin(): Origin {
    const { id: requestId, headers } = this.request
    return { ip: this.ip, requestId, device: describeDevice(headers['user-agent']) }
  }
}

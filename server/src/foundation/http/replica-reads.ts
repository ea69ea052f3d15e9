import type { CallName } from '@swipefolio/shared/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Position } from '../db/replicas'
import { type CallStatements, runCall } from '../db/routed-pool'
import type { Services } from '../services'

/**
 * What may be answered as it was a moment ago, by a replica. Never what the caller has changed or was told of by an event: that a
 * replica has to have first. Calls that read from memory, that write while they read, or that decide who may do what, are not here.
 */
export const mayBeOld = new Set<CallName>([
  'GET /api/projectrequests',
  'GET /api/projectrequests/:id',
  'GET /api/projectrequests/technologies',
  'GET /api/user/home',
  'GET /api/user/project-requests',
  'GET /api/user/projects',
  'GET /api/user/submissions',
  'GET /api/user/chats',
  'GET /api/user/notifications',
  'GET /api/user/dashboard-stats',
  'GET /api/user/techlist',
  'GET /api/recruiter/home',
  'GET /api/recruiter/projects/unseen',
  'GET /api/recruiter/projects/saved',
  'GET /api/recruiter/projects/passed',
  'GET /api/recruiter/projectRequests',
  'GET /api/recruiter/contacts',
  'GET /api/recruiter/contacts/:id',
  'GET /api/recruiter/user-with-projects/:id',
  'GET /api/recruiter/chats',
  'GET /api/recruiter/notifications',
  'GET /api/recruiter/dashboard-stats',
  'GET /api/recruiter/techlist',
])

const cookieName = 'written'
const list = 'written positions'

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs the handler of a call, with its reads from a replica where they may be old. */
    runCall: <T>(
      name: CallName,
      request: FastifyRequest,
      reply: FastifyReply,
      handler: () => T | Promise<T>,
    ) => T | Promise<T>
  }
}

/**
 * Lets calls read from replicas. Who writes gets the position of the write in a cookie for as long as a replica may lag, so that all
 * processes know which replicas have it; the process of the write also remembers the account, for clients without cookies.
 */
export function replicaReads(app: FastifyInstance, { replicas, config, metrics }: Services): void {
  if (!replicas) {
    app.decorate('runCall', (_name, _request, _reply, handler) => handler())
    return
  }
  const seconds = Math.ceil(replicas.longestLag / 1000) + 1
  const attributes = `Max-Age=${seconds}; Path=/api; HttpOnly; SameSite=Strict${config.production ? '; Secure' : ''}`

  function readPosition({ headers: { cookie = '' } }: FastifyRequest): Position {
    const sealed = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(cookie)?.[1]
    if (sealed === undefined) return 0
    try {
      return Number(app.cursors.open(list, sealed)[0])
    } catch {
      return 0
    }
  }

  function begin(name: CallName, request: FastifyRequest): CallStatements {
    if (!mayBeOld.has(name)) return { hasWritten: request.method !== 'GET' }
    const replica = replicas?.choose(request.person?.id, readPosition(request))
    metrics.replicaReads.inc({ server: replica ? 'replica' : 'primary' })
    return { replica, hasWritten: false }
  }

  app.decorate('runCall', async (name, request, reply, handler) => {
    const statements = begin(name, request)
    const result = await runCall(statements, async () => handler())
    if (!statements.hasWritten) return result
    if (request.person) replicas.noteChange(request.person.id)
    const sealed = app.cursors.seal(list, [await replicas.position()])
    reply.header('set-cookie', `${cookieName}=${sealed}; ${attributes}`)
    return result
  })
}

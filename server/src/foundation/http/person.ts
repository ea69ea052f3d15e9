import type { Role } from '@swipefolio/shared/contract'
import type { Cursors } from './cursors'

/** Who makes a call, as the token says and the session confirms. */
export interface Person {
  id: number
  role: Role
  sessionId: number
  userName: string
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Sets the request's `person` when its token and session are good. */
    identify: (request: FastifyRequest) => Promise<void>
    cursors: Cursors
  }
  interface FastifyRequest {
    person: Person | null
  }
}

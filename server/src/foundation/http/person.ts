import type { Role } from '@swipefolio/shared/contract'
import type { Cursors } from './cursors'

/** The caller, as the token names them and the session confirms. */
export interface Person {
  id: number
  role: Role
  sessionId: number
  userName: string
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Sets `request.person` when the token and its session are valid. */
    identify: (request: FastifyRequest) => Promise<void> | undefined
    cursors: Cursors
  }
  interface FastifyRequest {
    person: Person | null
  }
}

import type { Role } from '@swipefolio/shared/contract'

/** Who makes a call, as the token says and the session confirms. */
export interface Person {
  id: number
  role: Role
  sessionId: number
  userName: string
}

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: (request: FastifyRequest) => Promise<Person>
  }
  interface FastifyRequest {
    person: Person | null
  }
}

import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'

/** `addressOf` names who is counted when somebody without a token calls. */
export interface ReleasePlaneOptions {
  pool: Pool
  /** Off only for tests. */
  limits: boolean
  addressOf: (request: FastifyRequest) => string
  /** Over HTTPS only: so are the page's cookies. */
  isSecure: boolean
  /** What the page is called after. */
  siteName: string
}

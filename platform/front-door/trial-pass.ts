import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { readTrialPass } from '../release-store'

const cookie = /(?:^|;\s*)trial=([\w.@~-]{1,300})(?:;|$)/

/** The release that this browser tries before it is live, as a deploy token's pass allows. */
export async function triedVersion(
  { headers }: FastifyRequest,
  pool: Pool,
): Promise<[string, string][]> {
  const [, text] = cookie.exec(headers.cookie ?? '') ?? []
  const pass = text === undefined ? undefined : await readTrialPass(pool, text)
  return pass ? [[pass.app, pass.version]] : []
}

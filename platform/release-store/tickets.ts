import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Pool } from 'pg'

/** One page of one visitor, as the server signed it. `source` counts as one person when a canary is judged. */
export interface Ticket {
  page: string
  source: string
  expiresAt: Date
}

/** The visitor cookie, and the network (or for a private one the visitor) that counts as one person. */
export interface TicketHolder {
  visitor: string
  person: string
}

const lifetime = 30 * 60_000
const shape = /^([\w-]{22})\.([\w-]{11})\.([a-z0-9]{1,12})\.([\w-]{43})$/
const keys = new WeakMap<Pool, Promise<Buffer>>()

/** A ticket for one page, valid for half an hour together with the visitor's cookie. */
export async function issueTicket(pool: Pool, { visitor, person }: TicketHolder): Promise<string> {
  const key = await signingKey(pool)
  const page = randomBytes(16).toString('base64url')
  // Keyed, so that no address can be found out from what is stored.
  const source = signed(key, `source ${person}`).subarray(0, 8).toString('base64url')
  const content = `${page}.${source}.${(Date.now() + lifetime).toString(36)}`
  return `${content}.${signed(key, `ticket ${content} ${visitor}`).toString('base64url')}`
}

/** The ticket, if this server signed it for this visitor and it has not expired. */
export async function readTicket(
  pool: Pool,
  text: string,
  visitor: string | undefined,
): Promise<Ticket | undefined> {
  const [, page = '', source = '', expiry = '', signature = ''] = shape.exec(text) ?? []
  if (page === '' || visitor === undefined) return undefined
  const key = await signingKey(pool)
  const expected = signed(key, `ticket ${page}.${source}.${expiry} ${visitor}`)
  if (!timingSafeEqual(expected, Buffer.from(signature, 'base64url'))) return undefined
  const expiresAt = new Date(Number.parseInt(expiry, 36))
  return expiresAt.getTime() > Date.now() ? { page, source, expiresAt } : undefined
}

/** The key with which every server of this database signs. */
export function signingKey(pool: Pool): Promise<Buffer> {
  const known = keys.get(pool)
  if (known) return known
  const reading = pool
    .query<{ key: Buffer }>('select key from platform.signing_key')
    .then(({ rows: [row] }) => {
      if (row === undefined) throw new Error('The database has no signing key')
      return row.key
    })
  keys.set(pool, reading)
  reading.catch(() => keys.delete(pool))
  return reading
}

function signed(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

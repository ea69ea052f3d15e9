import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { Deployer } from './deploy-tokens'
import { hashOf } from './secret-hash'

/** A visit to the page `/platform` by the holder of a deploy token. */
export interface Session {
  hash: Buffer
  deployer: Deployer
}

/** Starts a session of a token's holder and returns its id, of which only a hash is stored. */
export async function openSession(pool: Pool, token: string, seconds: number): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  await pool.query('delete from platform.page_sessions where expires_at < now()')
  await pool.query(
    `insert into platform.page_sessions (hash, token, expires_at)
     values ($1, $2, now() + make_interval(secs => $3))`,
    [hashOf(id), token, seconds],
  )
  return id
}

export function findSession(pool: Pool, id: string): Promise<Session | undefined> {
  return findOpenSession(pool, hashOf(id))
}

export async function closeSession(pool: Pool, { hash }: Session): Promise<void> {
  await pool.query('delete from platform.page_sessions where hash = $1', [hash])
}

/** A secret for the forms of one page, valid once. It proves that the form is from a page that this session was shown. */
export async function issueFormTicket(
  pool: Pool,
  { hash }: Session,
  seconds: number,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await pool.query('delete from platform.page_tickets where expires_at < now()')
  await pool.query(
    `insert into platform.page_tickets (hash, session, expires_at)
     values ($1, $2, now() + make_interval(secs => $3))`,
    [hashOf(ticket), hash, seconds],
  )
  return ticket
}

/** The session of a ticket, which is invalid from now on; undefined when it is unknown, used or expired. */
export async function takeFormTicket(pool: Pool, ticket: string): Promise<Session | undefined> {
  const { rows } = await pool.query<{ session: Buffer }>(
    'delete from platform.page_tickets where hash = $1 and expires_at > now() returning session',
    [hashOf(ticket)],
  )
  return rows[0] && findOpenSession(pool, rows[0].session)
}

/** Keeps the sentence that the session's next page shows. */
export async function writeOutcome(pool: Pool, { hash }: Session, outcome: string): Promise<void> {
  await pool.query('update platform.page_sessions set outcome = $2 where hash = $1', [
    hash,
    outcome,
  ])
}

/** The sentence to show, once. */
export async function takeOutcome(pool: Pool, { hash }: Session): Promise<string | undefined> {
  const { rows } = await pool.query<{ outcome: string }>(
    `with shown as (select outcome from platform.page_sessions where hash = $1 for update)
     update platform.page_sessions s set outcome = null from shown
     where s.hash = $1 and shown.outcome is not null returning shown.outcome`,
    [hash],
  )
  return rows[0]?.outcome
}

/** The token must still be valid, too, so that revoking it ends its sessions. */
async function findOpenSession(pool: Pool, hash: Buffer): Promise<Session | undefined> {
  const { rows } = await pool.query<Deployer>(
    `select t.name, t.apps, t.paths, t.slots from platform.page_sessions s
     join platform.deploy_tokens t on t.name = s.token
     where s.hash = $1 and s.expires_at > now() and t.revoked_at is null and t.expires_at > now()`,
    [hash],
  )
  return rows[0] && { hash, deployer: rows[0] }
}

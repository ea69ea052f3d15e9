import { createHmac, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

/** Signs the sessions of a server that is started with it. */
export const sessionSecret = randomBytes(32).toString('hex')

/** Tokens of new job seekers, whose accounts and sessions are inserted into the database. */
export async function makePeople(db: Kysely<unknown>, count: number): Promise<string[]> {
  const first = 8_000_000_000_000
  await sql`
    insert into account (id, role, email, first_name, last_name, company_name, password_hash, consented_at, created_at)
    select ${first}::bigint + number, 'jobseeker', 'bench' || number || '@example.org', 'Bench', 'Person', '', '', now(), now()
    from generate_series(0, ${count - 1}::int) as number`.execute(db)
  await sql`
    insert into session (id, account_id, created_at, used_at, expires_at)
    select id, id, now(), now(), now() + interval '1 day' from account where id >= ${first}`.execute(
    db,
  )
  return Array.from({ length: count }, (_, number) => signToken(first + number))
}

/** The token of the session that has the account's id. */
export function signToken(id: number, role = 'jobseeker'): string {
  const issuedAt = Math.floor(Date.now() / 1000)
  const claims = {
    sub: String(id),
    sid: id,
    role,
    userName: 'Bench Person',
    iss: 'swipefolio',
    aud: 'swipefolio',
    iat: issuedAt,
    exp: issuedAt + 86_400,
  }
  const signed = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${signed}.${createHmac('sha256', sessionSecret).update(signed).digest('base64url')}`
}

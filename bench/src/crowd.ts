import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Person } from './chatting'

export interface Pair {
  chatId: number
  recruiter: Person
  seeker: Person
}

/**
 * Pairs of people who share a chat, each with a session. The accounts are inserted into the database with the demo's password,
 * and the tokens come from logins.
 */
export async function makePairs(
  db: Kysely<unknown>,
  count: number,
  signIn: (side: Person['side'], email: string) => Promise<Person>,
): Promise<Pair[]> {
  const run = randomBytes(3).toString('hex')
  const first = 7_000_000_000 + Math.floor(Math.random() * 1_000_000) * 1000
  await sql`
    insert into account (id, role, email, first_name, last_name, company_name, password_hash, consented_at, created_at)
    select ${first}::bigint + number * 4 + place, role, role || number || ${`.${run}@example.org`}, 'Bench', 'Person',
      case role when 'recruiter' then 'Bench Ltd' else '' end,
      (select password_hash from account where email = 'noa@demo.swipefolio.example'), now(), now()
    from generate_series(0, ${count - 1}::int) as number
    cross join (values ('recruiter', 0), ('jobseeker', 1)) as side (role, place)`.execute(db)
  await sql`
    insert into contact (recruiter_id, job_seeker_id, created_at)
    select ${first}::bigint + number * 4, ${first}::bigint + number * 4 + 1, now()
    from generate_series(0, ${count - 1}::int) as number`.execute(db)
  await sql`
    insert into chat (id, recruiter_id, job_seeker_id, active_at)
    select ${first}::bigint + number * 4 + 2, ${first}::bigint + number * 4, ${first}::bigint + number * 4 + 1, now()
    from generate_series(0, ${count - 1}::int) as number`.execute(db)
  const pairs: Pair[] = []
  for (let number = 0; number < count; number += 1) {
    pairs.push({
      chatId: first + number * 4 + 2,
      recruiter: await signIn('recruiter', `recruiter${number}.${run}@example.org`),
      seeker: await signIn('user', `jobseeker${number}.${run}@example.org`),
    })
  }
  return pairs
}

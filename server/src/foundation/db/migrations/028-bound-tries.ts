import { type Kysely, sql } from 'kysely'

/** Tries of requests that name the code have a counter of their own, which requests that do not cannot use up. */
export async function countBoundTries(db: Kysely<unknown>) {
  await sql`
    alter table pending_registration add column bound_tries integer not null default 0`.execute(db)
  await sql`
    alter table reset_code
      add column reset_id text,
      add column bound_tries integer not null default 0`.execute(db)
}

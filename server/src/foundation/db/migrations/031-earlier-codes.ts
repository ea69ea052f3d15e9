import { type Kysely, sql } from 'kysely'

/** A code that is mailed again leaves those before it valid. */
export async function keepEarlierCodes(db: Kysely<unknown>) {
  await sql`
    alter table pending_registration add column earlier_codes jsonb not null default '[]'`.execute(
    db,
  )
}

import { type Kysely, sql } from 'kysely'

/** A request without an id is told apart from those of other people by the address that it comes from. */
export async function keepAskingAddresses(db: Kysely<unknown>) {
  for (const table of ['pending_registration', 'reset_code']) {
    await sql`
      alter table ${sql.table(table)}
        add column asked_from text not null default '',
        add column address_tries integer not null default 0`.execute(db)
  }
}

import { type Kysely, sql } from 'kysely'

/** The language that an account, or the browser of a registration, has chosen. */
export async function addLanguages(db: Kysely<unknown>) {
  await sql`alter table account add column language text`.execute(db)
  await sql`alter table pending_registration add column language text`.execute(db)
}

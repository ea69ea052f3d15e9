import { type Kysely, sql } from 'kysely'

export async function markUnprovenPasswords(db: Kysely<unknown>) {
  await sql`
    alter table account add column password_unproven boolean not null default false`.execute(db)
}

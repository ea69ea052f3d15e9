import { type Kysely, sql } from 'kysely'

export async function addDisputes(db: Kysely<unknown>) {
  await sql`alter table ai_review add column disputed integer[] not null default '{}'`.execute(db)
  await sql`create table disputed_rule (rule text primary key, disputes integer not null)`.execute(
    db,
  )
}

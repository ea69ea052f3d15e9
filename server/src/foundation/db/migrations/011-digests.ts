import { type Kysely, sql } from 'kysely'

export async function createDigests(db: Kysely<unknown>) {
  await sql`
    create table digest_setting (
      account_id bigint primary key references account (id) on delete cascade,
      messages boolean not null default true,
      contacts boolean not null default true,
      links boolean not null default true,
      mailed_at timestamptz
    )`.execute(db)
  await sql`alter table notification add column digest_id bigint`.execute(db)
  await sql`alter table outbox add column unique_key text unique`.execute(db)
  // Nobody is mailed about what stood there before.
  await sql`update notification set digest_id = 0`.execute(db)
}

import { type Kysely, sql } from 'kysely'

export async function createAccountEvents(db: Kysely<unknown>) {
  await sql`
    alter table session
      add column device text not null default '',
      add column address text not null default ''`.execute(db)
  await sql`
    create table account_event (
      id bigint generated always as identity primary key,
      account_id bigint references account (id) on delete cascade,
      type text not null,
      device text not null,
      address text not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index account_event_account on account_event (account_id, id desc)`.execute(db)
  await sql`create index account_event_created on account_event (created_at)`.execute(db)
}

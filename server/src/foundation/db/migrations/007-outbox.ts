import { type Kysely, sql } from 'kysely'

export async function createOutbox(db: Kysely<unknown>) {
  await sql`
    create table outbox (
      id bigint generated always as identity primary key,
      kind text not null,
      data jsonb not null,
      created_at timestamptz not null,
      due_at timestamptz not null,
      tries integer not null default 0
    )`.execute(db)
  await sql`create index outbox_due on outbox (due_at)`.execute(db)
  // Counts of the running minute are worth no log: after a crash they start again.
  await sql`
    create unlogged table call_count (
      key text primary key,
      minute bigint not null,
      calls integer not null
    ) with (fillfactor = 70)`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/** What each process writes to find out whether the database takes writes. */
export async function createWriteProbes(db: Kysely<unknown>) {
  await sql`
    create table write_probe (
      process_id bigint primary key,
      written_at timestamptz not null,
      filler text not null default ''
    )`.execute(db)
}

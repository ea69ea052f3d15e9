import { type Kysely, sql } from 'kysely'

/** The timelines of the write-ahead log on which a primary was seen: a replica of another one lacks the row. */
export async function createWalTimelines(db: Kysely<unknown>) {
  await sql`create table wal_timeline (id text primary key)`.execute(db)
}

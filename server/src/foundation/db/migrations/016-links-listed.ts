import { type Kysely, sql } from 'kysely'

export async function addLinksListed(db: Kysely<unknown>) {
  await sql`alter table project_request add column links_listed_at timestamptz`.execute(db)
}

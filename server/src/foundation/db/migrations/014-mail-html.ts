import { type Kysely, sql } from 'kysely'

export async function addMailHtml(db: Kysely<unknown>) {
  await sql`alter table mail add column html text not null default ''`.execute(db)
}

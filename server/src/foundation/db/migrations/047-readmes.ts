import { type Kysely, sql } from 'kysely'

/** READMEs that job seekers took from GitHub. One without a project was taken for a form that is not saved yet. */
export async function createReadmes(db: Kysely<unknown>) {
  await sql`
    create table readme (
      id bigint primary key,
      owner_id bigint not null references account (id) on delete cascade,
      project_id bigint unique references project (id) on delete cascade,
      repository text not null,
      blocks jsonb not null,
      taken_at timestamptz not null
    )`.execute(db)
  await sql`create index readme_owner on readme (owner_id, taken_at)`.execute(db)
  await sql`create index readme_unused on readme (taken_at) where project_id is null`.execute(db)
}

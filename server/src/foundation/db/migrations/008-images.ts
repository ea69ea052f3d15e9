import { type Kysely, sql } from 'kysely'

export async function createImages(db: Kysely<unknown>) {
  await sql`
    create table image (
      address text primary key,
      owner_id bigint not null references account (id) on delete cascade,
      data bytea not null,
      created_at timestamptz not null,
      unused_since timestamptz not null
    )`.execute(db)
  // WebP is compressed already.
  await sql`alter table image alter column data set storage external`.execute(db)
  await sql`create index image_owner on image (owner_id)`.execute(db)
  await sql`create index image_unused on image (unused_since)`.execute(db)
  await sql`alter table project add column image_alt text not null default ''`.execute(db)
  await sql`create index project_image on project (image) where image <> ''`.execute(db)
}

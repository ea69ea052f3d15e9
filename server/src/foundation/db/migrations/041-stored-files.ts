import { type Kysely, sql } from 'kysely'

/** The content of a picture is in its row, or in an object of the store of files that its row names. */
export async function nameStoredFiles(db: Kysely<unknown>) {
  await sql`
    alter table image
      alter column data drop not null,
      add column object text unique,
      add constraint image_has_content check ((data is null) <> (object is null))`.execute(db)
}

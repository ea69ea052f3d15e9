import { type Kysely, sql } from 'kysely'

/** The pictures of a project after its first one, each `{image, imageAlt}`. */
export async function addMorePictures(db: Kysely<unknown>) {
  await sql`alter table project add column more_pictures jsonb not null default '[]'`.execute(db)
  await sql`
    create index project_more_pictures on project using gin (more_pictures jsonb_path_ops)
    where more_pictures <> '[]'`.execute(db)
}

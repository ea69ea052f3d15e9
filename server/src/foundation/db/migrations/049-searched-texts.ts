import { type Kysely, sql } from 'kysely'

/** The texts of a project request as they are searched where rows are read in order: folding them for each row is most of a search. */
export async function keepSearchedTexts(db: Kysely<unknown>) {
  await sql`
    alter table project_request
    add column searched text not null generated always as (lower(title || ' ' || mission)) stored`.execute(
    db,
  )
}

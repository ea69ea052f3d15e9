import { type Kysely, sql } from 'kysely'

/** Other names of technologies, and technologies that a job seeker adds, which are not in everybody's list. */
export async function addTechnologyNames(db: Kysely<unknown>) {
  await sql`
    alter table technology
      add column aliases text[] not null default '{}',
      add column is_listed boolean not null default true,
      add column added_by bigint references account (id) on delete set null`.execute(db)
  await sql`create index technology_added_by on technology (added_by)`.execute(db)
  await sql`create index project_technology_use on project_technology (technology_id)`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/** What a project request says beside its texts, and which requests a job seeker has bookmarked. */
export async function addRequestDetails(db: Kysely<unknown>) {
  await sql`
    alter table project_request
      add column place text not null default '',
      add column reward text not null default ''`.execute(db)
  await sql`
    create table project_request_technology (
      project_request_id bigint not null references project_request (id) on delete cascade,
      technology_id bigint not null references technology (id),
      position integer not null,
      primary key (project_request_id, technology_id)
    )`.execute(db)
  await sql`
    create index project_request_technology_use
    on project_request_technology (technology_id, project_request_id)`.execute(db)
  await sql`
    create table project_request_bookmark (
      job_seeker_id bigint not null references account (id) on delete cascade,
      project_request_id bigint not null references project_request (id) on delete cascade,
      created_at timestamptz not null,
      primary key (job_seeker_id, project_request_id)
    )`.execute(db)
  await sql`
    create index project_request_bookmark_request
    on project_request_bookmark (project_request_id)`.execute(db)
}

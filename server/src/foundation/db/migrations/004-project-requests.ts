import { type Kysely, sql } from 'kysely'

export async function createProjectRequests(db: Kysely<unknown>) {
  await sql`
    create table project_request (
      id bigint primary key,
      owner_id bigint not null references account (id) on delete cascade,
      title text not null,
      mission text not null,
      position_offer text not null,
      end_date date not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index project_request_owner on project_request (owner_id)`.execute(db)
  await sql`create index project_request_deadline on project_request (end_date)`.execute(db)
  await sql`
    create table link (
      id bigint primary key,
      project_request_id bigint not null references project_request (id) on delete cascade,
      job_seeker_id bigint not null references account (id) on delete cascade,
      git_hub_link text not null,
      revealed_at timestamptz,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create unique index link_repository
    on link (project_request_id, job_seeker_id, lower(git_hub_link))`.execute(db)
  await sql`create index link_job_seeker on link (job_seeker_id)`.execute(db)
}

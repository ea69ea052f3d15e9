import { type Kysely, sql } from 'kysely'

export async function createProjects(db: Kysely<unknown>) {
  await sql`
    create table technology (
      id bigint primary key,
      name text not null
    )`.execute(db)
  await sql`create unique index technology_name on technology (lower(name))`.execute(db)
  await sql`
    create table project (
      id bigint primary key,
      publication bigint generated always as identity,
      owner_id bigint not null references account (id) on delete cascade,
      title text not null,
      image text not null,
      about text not null,
      git_url text not null,
      website_url text not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create unique index project_newest on project (publication desc)`.execute(db)
  await sql`create index project_owner on project (owner_id, publication desc)`.execute(db)
  await sql`
    create table project_technology (
      project_id bigint not null references project (id) on delete cascade,
      technology_id bigint not null references technology (id),
      position smallint not null,
      primary key (project_id, technology_id)
    )`.execute(db)
  await sql`
    create table decision (
      recruiter_id bigint not null references account (id) on delete cascade,
      project_id bigint not null references project (id) on delete cascade,
      status text not null check (status in ('LIKED', 'UNLIKED', 'SAVED')),
      decided_at timestamptz not null,
      primary key (recruiter_id, project_id)
    )`.execute(db)
  await sql`create index decision_project on decision (project_id, status)`.execute(db)
  await sql`create index decision_list on decision (recruiter_id, status, decided_at desc)`.execute(
    db,
  )
}

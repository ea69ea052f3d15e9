import { type Kysely, sql } from 'kysely'

export async function createFeeds(db: Kysely<unknown>) {
  await sql`create sequence feed_position`.execute(db)
  await sql`
    create table feed_entry (
      feed bigint not null,
      position bigint not null,
      project_id bigint not null references project (id) on delete cascade,
      hidden boolean not null default false,
      primary key (feed, position)
    )`.execute(db)
  await sql`
    create table feed_run (
      recruiter_id bigint not null references account (id) on delete cascade,
      feed bigint not null,
      low bigint not null,
      high bigint not null,
      primary key (recruiter_id, feed, low),
      check (low <= high)
    )`.execute(db)
  await enterPublishedProjects(db)
  await sql`create unique index feed_entry_project on feed_entry (project_id, feed)`.execute(db)
  await coverDecidedProjects(db)
  await sql`analyze feed_entry, feed_run`.execute(db)
}

async function enterPublishedProjects(db: Kysely<unknown>) {
  await sql`
    insert into feed_entry (feed, position, project_id)
    select 0, publication, id from project
    union all
    select used.technology_id, project.publication, project.id
    from project
    join project_technology as used on used.project_id = project.id`.execute(db)
  await sql`
    select setval('feed_position', (select coalesce(max(position), 0) + 1 from feed_entry), false)
  `.execute(db)
}

/** Neighbours in a feed whose numbers differ by one stand in one run. */
export async function coverDecidedProjects(db: Kysely<unknown>) {
  await sql`
    insert into feed_run (recruiter_id, feed, low, high)
    select recruiter_id, feed, min(position), max(position)
    from (
      select decision.recruiter_id, entry.feed, entry.position,
        entry.number - row_number() over (
          partition by decision.recruiter_id, entry.feed order by entry.position
        ) as run
      from decision
      join (
        select feed, position, project_id,
          row_number() over (partition by feed order by position) as number
        from feed_entry
      ) as entry on entry.project_id = decision.project_id
    ) as decided
    group by recruiter_id, feed, run`.execute(db)
}

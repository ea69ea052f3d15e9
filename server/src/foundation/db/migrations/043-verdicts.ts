import { type Kysely, sql } from 'kysely'

/**
 * A link may be one of the job seeker's projects and have a note; a recruiter sees it, shortlists it or declines it. `told_verdict`
 * is the verdict that the job seeker was notified of last.
 */
export async function addVerdicts(db: Kysely<unknown>) {
  await sql`
    alter table link
      add column project_id bigint references project (id) on delete set null,
      add column note text not null default '',
      add column seen_at timestamptz,
      add column verdict text check (verdict in ('SHORTLISTED', 'DECLINED')),
      add column verdict_at timestamptz,
      add column reply text not null default '',
      add column told_verdict text check (told_verdict in ('SHORTLISTED', 'DECLINED')),
      add constraint link_verdict_time check ((verdict is null) = (verdict_at is null))`.execute(db)
  await sql`create index link_project on link (project_id) where project_id is not null`.execute(db)
  await sql`alter table notification drop constraint notification_type_check`.execute(db)
  await sql`
    alter table notification add constraint notification_type_check
    check (type in ('MESSAGE', 'CHAT', 'LINK', 'SUBMISSION'))`.execute(db)
}

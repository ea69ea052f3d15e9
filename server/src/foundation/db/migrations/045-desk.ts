import { type Kysely, sql } from 'kysely'

/**
 * What recruiters keep about their contacts. Stage 1 is where new contacts arrive, so that `make_contact` need not know of
 * stages; without a row in `contact_board` a recruiter has the stages of `shared/rules`.
 */
export async function createDesk(db: Kysely<unknown>) {
  await sql`
    create table contact_board (
      recruiter_id bigint primary key references account (id) on delete cascade,
      stages jsonb not null
    )`.execute(db)
  await sql`
    alter table contact
      add column stage_id bigint not null default 1,
      add column staged_at timestamptz,
      add column note text not null default '',
      add column note_version integer not null default 0,
      add column tags text[] not null default '{}',
      add column next_step text not null default '',
      add column next_step_on date`.execute(db)
  // The order of a column of the board: the earliest next step first, then what came last.
  await sql`
    create index contact_column on contact (
      recruiter_id, stage_id,
      (coalesce(date '2000-01-01' - next_step_on, -1000000)) desc,
      (coalesce(staged_at, created_at)) desc,
      job_seeker_id desc
    )`.execute(db)
  await sql`
    create index contact_next_step on contact (recruiter_id, next_step_on)
    where next_step_on is not null`.execute(db)
  await createSavedFilters(db)
}

/** Technology filters of the deck. With `mail_due_at` a weekly mail tells of projects above `mailed_position` in the feed. */
async function createSavedFilters(db: Kysely<unknown>) {
  await sql`
    create table saved_filter (
      id bigint primary key,
      recruiter_id bigint not null references account (id) on delete cascade,
      name text not null,
      technology_ids bigint[] not null,
      mail_due_at timestamptz,
      mailed_position bigint not null default 0,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index saved_filter_recruiter on saved_filter (recruiter_id, created_at)`.execute(
    db,
  )
  await sql`
    create index saved_filter_due on saved_filter (mail_due_at)
    where mail_due_at is not null`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/** Indexes that have the order of lists, or everything that a count reads. */
export async function indexAtScale(db: Kysely<unknown>) {
  await sql`
    create index project_request_open on project_request (end_date, created_at desc, id)`.execute(
    db,
  )
  await sql`
    create index project_request_closed on project_request (end_date desc, created_at desc, id)`.execute(
    db,
  )
  await sql`drop index project_request_deadline`.execute(db)
  await sql`create index project_request_newest on project_request (created_at desc)`.execute(db)
  await sql`
    create index decision_count on decision (recruiter_id, status, decided_at desc)
    include (project_id)`.execute(db)
  await sql`drop index decision_list`.execute(db)
  // Rows are inserted in the order of time, so that the ranges of pages are enough to find the oldest.
  await sql`
    create index notification_created on notification using brin (created_at)
    with (autosummarize = on)`.execute(db)
}

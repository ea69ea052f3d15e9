import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'
import { key, type PageRequest, readPage } from '../../foundation/http/keyset-pagination'

/** Of these requests, those that the job seeker has bookmarked. */
export async function findBookmarked(db: Executor, jobSeekerId: number, requestIds: number[]) {
  const rows = await db
    .selectFrom('project_request_bookmark')
    .select('project_request_id')
    .where('job_seeker_id', '=', jobSeekerId)
    .where('project_request_id', '=', sql<number>`any(${requestIds}::bigint[])`)
    .execute()
  return new Set(rows.map((row) => row.project_request_id))
}

/** Whether the job seeker has bookmarked a request; undefined when there is no such request. */
export const findBookmark = (db: Executor, jobSeekerId: number, requestId: number) =>
  db
    .selectFrom('project_request')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('project_request_bookmark')
          .select('project_request_id')
          .where('job_seeker_id', '=', jobSeekerId)
          .where('project_request_id', '=', requestId),
      ).as('isBookmarked'),
    )
    .where('id', '=', requestId)
    .executeTakeFirst()

export async function countOtherBookmarks(db: Executor, jobSeekerId: number, requestId: number) {
  const { count } = await db
    .selectFrom('project_request_bookmark')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('job_seeker_id', '=', jobSeekerId)
    .where('project_request_id', '<>', requestId)
    .executeTakeFirstOrThrow()
  return count
}

/** Says whether there is such a request. */
export async function createBookmark(
  db: Executor,
  { jobSeekerId, requestId, at }: { jobSeekerId: number; requestId: number; at: Date },
): Promise<boolean> {
  const request = await db
    .selectFrom('project_request')
    .select('id')
    .where('id', '=', requestId)
    .forKeyShare()
    .executeTakeFirst()
  if (!request) return false
  await db
    .insertInto('project_request_bookmark')
    .values({ job_seeker_id: jobSeekerId, project_request_id: requestId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

export const removeBookmark = (db: Executor, jobSeekerId: number, requestId: number) =>
  db
    .deleteFrom('project_request_bookmark')
    .where('job_seeker_id', '=', jobSeekerId)
    .where('project_request_id', '=', requestId)
    .execute()

/** The bookmarked requests of a job seeker. */
export const listBookmarks = (db: Executor, jobSeekerId: number, page: PageRequest) =>
  readPage(
    db
      .selectFrom('project_request_bookmark as bookmark')
      .innerJoin('project_request', 'project_request.id', 'bookmark.project_request_id')
      .select(['project_request.id', 'project_request.title', 'bookmark.created_at'])
      .where('bookmark.job_seeker_id', '=', jobSeekerId),
    { direction: 'asc', keys: [key('bookmark.project_request_id', 'bigint')] },
    page,
  )

const bookmarksOf = (jobSeekerId: number, condition: RawBuilder<unknown> = sql`true`) => sql`
  select project_request_id as id from project_request_bookmark
  where job_seeker_id = ${jobSeekerId} and ${condition}`

/** Narrows a list to what a job seeker has bookmarked. */
export const isBookmarkedBy = (jobSeekerId: number) => ({
  found: bookmarksOf(jobSeekerId),
  // The offset keeps it from becoming a join.
  matches: sql`exists (
    ${bookmarksOf(jobSeekerId, sql`project_request_id = project_request.id`)} offset 0
  )`,
})

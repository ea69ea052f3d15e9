import { sql } from 'kysely'
import { type Compilable, compileOnce } from '../../foundation/db/compile-once'
import type { Executor } from '../../foundation/db/database'
import { hiddenOwners } from '../../people/visibility'
import { feedOfAll } from './entries'

/** One more than is shown, so that 'more than 99' needs no count of the whole feed. */
export const mostCounted = 100

export interface UnseenRow {
  project_id: number
  position: number
}

interface UnseenQuery {
  limit: number
  /** Only projects with one of these technologies; all when empty. */
  technologyIds: number[]
}

interface UnseenOf {
  recruiterId: number
  limit: number
  /** All projects without it. */
  feeds?: readonly number[]
}

/** PostgreSQL does not see their number: a plan for one looks better than one for any, and each run would be planned anew. */
const rowsOf = (feeds: readonly number[]) => sql`unnest(array(select unnest(${feeds}::bigint[])))`

/**
 * The newest projects without a decision of the recruiter. Each step reads the next lower entry; when that is inside
 * a run, the next step starts below the run. So the number of steps depends on the result, not on the history.
 */
export const unseenQuery = ({ recruiterId, limit, feeds }: UnseenOf) =>
  sql<UnseenRow>`
    with unwanted as materialized (
      ${hiddenOwners(recruiterId)}
    )
    select project_id, max(position) as position
    from ${feeds ? rowsOf(feeds) : sql`(values (${feedOfAll}::bigint))`} as asked (feed)
    cross join lateral (
      with recursive walk as (
        select ${Number.MAX_SAFE_INTEGER}::bigint as below, null::bigint as project_id,
          null::bigint as position, false as is_unseen, 0 as found
        union all
        select case when run.high >= entry.position then run.low else entry.position end,
          entry.project_id, entry.position, sight.is_unseen, walk.found + sight.is_unseen::int
        from walk
        cross join lateral (
          select position, project_id from feed_entry
          where feed_entry.feed = asked.feed and position < walk.below and not hidden
          order by position desc limit 1
        ) as entry
        left join lateral (
          select low, high from feed_run
          where recruiter_id = ${recruiterId} and feed_run.feed = asked.feed and low <= entry.position
          order by low desc limit 1
        ) as run on true
        cross join lateral (
          select case when run.high >= entry.position then false else not exists (
            select from decision
            where recruiter_id = ${recruiterId} and decision.project_id = entry.project_id
          ) and owner_id not in (select job_seeker_id from unwanted) end as is_unseen
          from project where project.id = entry.project_id
          offset 0
        ) as sight
        where walk.found < ${limit}
      )
      select project_id, position from walk where is_unseen
    ) as unseen
    group by project_id
    order by max(position) desc
    limit ${limit}`

/** A statement about the projects that are unseen, compiled for all of them and for those of some technologies. */
export function compileUnseen<Row>(build: (db: Executor, unseen: UnseenOf) => Compilable<Row>) {
  const ofAll = compileOnce((db, { recruiterId, limit }: UnseenOf) =>
    build(db, { recruiterId, limit }),
  )
  const ofFeeds = compileOnce((db, { recruiterId, limit, feeds }: UnseenOf) =>
    build(db, { recruiterId, limit, feeds }),
  )
  return (db: Executor, recruiterId: number, { limit, technologyIds }: UnseenQuery) =>
    technologyIds.length > 0
      ? ofFeeds(db, { recruiterId, limit, feeds: technologyIds })
      : ofAll(db, { recruiterId, limit })
}

const find = compileUnseen((_db, unseen) => unseenQuery(unseen))

export async function listUnseenIds(...asked: Parameters<typeof find>) {
  const rows = await find(...asked)
  return rows.map((row) => row.project_id)
}

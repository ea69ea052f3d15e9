import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'

/** Covers a decided project in all its feeds by merging it with the adjacent runs. */
export async function coverProject(db: Executor, recruiterId: number, projectId: number) {
  await sql`
    with entry as (
      select own.feed, own.position,
        (select max(position) from feed_entry where feed = own.feed and position < own.position) as below,
        (select min(position) from feed_entry where feed = own.feed and position > own.position) as above
      from feed_entry as own
      where own.project_id = ${projectId}
    ), reach as (
      select entry.feed,
        case when lower.high >= entry.below then lower.low else entry.position end as low,
        case when upper.low <= entry.above then upper.high else entry.position end as high,
        case when upper.low <= entry.above then upper.low end as absorbed
      from entry
      left join lateral (
        select low, high from feed_run
        where recruiter_id = ${recruiterId} and feed = entry.feed and low <= entry.position
        order by low desc limit 1
      ) as lower on true
      left join lateral (
        select low, high from feed_run
        where recruiter_id = ${recruiterId} and feed = entry.feed and low > entry.position
        order by low limit 1
      ) as upper on true
    ), absorbed as (
      delete from feed_run using reach
      where recruiter_id = ${recruiterId} and feed_run.feed = reach.feed and feed_run.low = reach.absorbed
    )
    insert into feed_run (recruiter_id, feed, low, high)
    select ${recruiterId}::bigint, feed, low, high from reach
    on conflict (recruiter_id, feed, low) do update
    set high = greatest(feed_run.high, excluded.high)`.execute(db)
}

/** Makes a project unseen again by splitting the runs that cover it. */
export async function uncoverProject(db: Executor, recruiterId: number, projectId: number) {
  await sql`
    with parted as (
      delete from feed_run using feed_entry as entry
      where entry.project_id = ${projectId}
        and feed_run.recruiter_id = ${recruiterId}
        and feed_run.feed = entry.feed
        and entry.position between feed_run.low and feed_run.high
      returning feed_run.feed, feed_run.low, feed_run.high, entry.position
    )
    insert into feed_run (recruiter_id, feed, low, high)
    select ${recruiterId}::bigint, feed, low, position - 1 from parted where low < position
    union all
    select ${recruiterId}::bigint, feed, position + 1, high from parted where high > position`.execute(
    db,
  )
}

import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'

/** The feed in which every project stands; the others are numbered as their technology. */
export const feedOfAll = 0

const entering = 7_265_002

/**
 * Puts a project on top of the feeds that it is new to and takes it out of those that it has left. Who enters waits for
 * those before to commit: a position that appeared later below others could stand inside a run and never be seen.
 */
export async function enterFeeds(db: Executor, projectId: number, technologyIds: number[]) {
  const feeds = [feedOfAll, ...technologyIds]
  // Who pauses meanwhile waits, and finds the project in its feeds.
  const owner = await db
    .selectFrom('account')
    .innerJoin('project', 'project.owner_id', 'account.id')
    .select('account.paused')
    .where('project.id', '=', projectId)
    .forShare('account')
    .executeTakeFirstOrThrow()
  await sql`select pg_advisory_xact_lock(${entering})`.execute(db)
  await db
    .deleteFrom('feed_entry')
    .where('project_id', '=', projectId)
    .where('feed', 'not in', feeds)
    .execute()
  await sql`
    with top as materialized (select nextval('feed_position') as position)
    insert into feed_entry (feed, position, project_id, hidden)
    select feed, top.position, ${projectId}, ${owner.paused}
    from unnest(${feeds}::bigint[]) as feed, top
    on conflict (project_id, feed) do nothing`.execute(db)
}

/** Takes all projects of a job seeker out of sight, or back to where they stood. */
export async function setFeedHidden(db: Executor, ownerId: number, hidden: boolean) {
  await db
    .updateTable('feed_entry')
    .set({ hidden })
    .from('project')
    .whereRef('project.id', '=', 'feed_entry.project_id')
    .where('project.owner_id', '=', ownerId)
    .execute()
}

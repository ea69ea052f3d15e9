import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'

/** The feed of all projects. Other feeds have the id of their technology. */
export const feedOfAll = 0

const entering = 7_265_002

/**
 * Adds a project on top of its new feeds and removes it from feeds that it has left. Inserts run one after the other:
 * a position that became visible later below others could be inside a run and never be seen.
 */
export async function enterFeeds(db: Executor, projectId: number, technologyIds: number[]) {
  const feeds = [feedOfAll, ...technologyIds]
  // A concurrent pause waits for this lock and finds the project in its feeds.
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
    .where('feed', '<>', sql<number>`all(${feeds}::bigint[])`)
    .execute()
  await sql`
    with top as materialized (select nextval('feed_position') as position)
    insert into feed_entry (feed, position, project_id, hidden)
    select feed, top.position, ${projectId}, ${owner.paused}
    from unnest(${feeds}::bigint[]) as feed, top
    on conflict (project_id, feed) do nothing`.execute(db)
}

/** Hides all projects of a job seeker, or shows them again at their positions. */
export async function setFeedHidden(db: Executor, ownerId: number, hidden: boolean) {
  await db
    .updateTable('feed_entry')
    .set({ hidden })
    .from('project')
    .whereRef('project.id', '=', 'feed_entry.project_id')
    .where('project.owner_id', '=', ownerId)
    .execute()
}

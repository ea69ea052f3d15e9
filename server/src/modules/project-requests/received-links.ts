import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'
import { isPairOpen } from '../../people/visibility'

/**
 * After a block or deletion, revealed links are hidden. Others stay listed and cannot be revealed: removing them
 * would show who submitted them.
 */
export const isInSight = (recruiterId: number) =>
  sql<boolean>`(revealed_at is null or ${isPairOpen(recruiterId, sql.ref('link.job_seeker_id'))})`

/** Whether the owner of its request has neither looked at a link nor answered it. */
export const isNewLink = sql<boolean>`
  (link.seen_at is null and link.verdict is null and link.revealed_at is null)`

/** The links that the owner sees of the request of the outer query. */
export const countLinks = (db: Executor, ownerId: number) =>
  db
    .selectFrom('link')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('link.project_request_id', '=', sql.ref<number>('project_request.id'))
    .where(isInSight(ownerId))

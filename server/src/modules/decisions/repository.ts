import type { DecisionStatus } from '@swipefolio/shared/contract'
import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'
import {
  key,
  type Order,
  type PageRequest,
  readPage,
} from '../../foundation/http/keyset-pagination'
import { coverProject, uncoverProject } from '../feed/runs'
import { listUnseenIds } from '../feed/unseen'
import { isOwnerVisible } from '../../people/visibility'
import { selectProjects } from '../projects/repository'

export async function listUnseenProjects(
  db: Executor,
  recruiterId: number,
  query: Parameters<typeof listUnseenIds>[2],
) {
  const ids = await listUnseenIds(db, recruiterId, query)
  const rows = await selectProjects(db)
    .where('project.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowOf.get(id) ?? [])
}

const latestFirst: Order = {
  direction: 'desc',
  keys: [key('decision.decided_at', 'timestamptz'), key('project.id', 'bigint')],
}

/** The projects on which a recruiter has decided so, the latest decision first. */
export const listDecidedProjects = (
  db: Executor,
  recruiterId: number,
  status: DecisionStatus,
  page: PageRequest,
) =>
  readPage(
    selectProjects(db)
      .innerJoin('decision', 'decision.project_id', 'project.id')
      .where('decision.recruiter_id', '=', recruiterId)
      .where('decision.status', '=', status)
      .where(isOwnerVisible(recruiterId, sql.ref('project.owner_id'))),
    latestFirst,
    page,
  )

/** Who owns a project that the recruiter may see. */
export async function findVisibleOwner(db: Executor, recruiterId: number, projectId: number) {
  const project = await db
    .selectFrom('project')
    .select('owner_id')
    .where('id', '=', projectId)
    .where(isOwnerVisible(recruiterId, sql.ref('project.owner_id')))
    .executeTakeFirst()
  return project?.owner_id
}

/** Keeps the project from being deleted until the transaction ends; others may decide on it meanwhile. */
export const holdProject = (db: Executor, id: number) =>
  db
    .selectFrom('project')
    .select(['id', 'owner_id', 'title'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()

export const lockDecision = (db: Executor, recruiterId: number, projectId: number) =>
  db
    .selectFrom('decision')
    .select('status')
    .where('recruiter_id', '=', recruiterId)
    .where('project_id', '=', projectId)
    .forUpdate()
    .executeTakeFirst()

interface NewDecision {
  recruiterId: number
  projectId: number
  status: DecisionStatus
  at: Date
}

/** Writes the decision unless it stands already or a like forbids it; says whether it was written. */
export async function recordDecision(
  db: Executor,
  { recruiterId, projectId, status, at }: NewDecision,
) {
  const written = await db
    .insertInto('decision')
    .values({ recruiter_id: recruiterId, project_id: projectId, status, decided_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['recruiter_id', 'project_id'])
        .doUpdateSet({ status, decided_at: at })
        .where('decision.status', '<>', 'LIKED')
        .where('decision.status', '<>', status),
    )
    .returning('status')
    .executeTakeFirst()
  if (!written) return false
  await coverProject(db, recruiterId, projectId)
  return true
}

/** Likes stay: they have told somebody. */
export async function removeDecision(db: Executor, recruiterId: number, projectId: number) {
  const removed = await db
    .deleteFrom('decision')
    .where('recruiter_id', '=', recruiterId)
    .where('project_id', '=', projectId)
    .where('status', '<>', 'LIKED')
    .executeTakeFirst()
  if (removed.numDeletedRows === 0n) return false
  await uncoverProject(db, recruiterId, projectId)
  return true
}

/** Every decision of a recruiter on a project that they may still see. */
export const listDecisionsBy = (db: Executor, recruiterId: number) =>
  db
    .selectFrom('decision')
    .innerJoin('project', 'project.id', 'decision.project_id')
    .select(['project.id', 'project.title', 'decision.status', 'decision.decided_at'])
    .where('decision.recruiter_id', '=', recruiterId)
    .where(isOwnerVisible(recruiterId, sql.ref('project.owner_id')))
    .orderBy('decision.decided_at')
    .execute()

export type DecisionRow = Awaited<ReturnType<typeof listDecisionsBy>>[number]

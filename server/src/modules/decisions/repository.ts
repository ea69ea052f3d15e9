import type { DecisionStatus } from '@swipefolio/shared/contract'

import type { Executor } from '../../db/database'
import { selectProjects } from '../projects/repository'

export const listUnseenProjects = (db: Executor, recruiterId: number, limit: number) =>
  selectProjects(db)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('decision')
            .select('decision.project_id')
            .whereRef('decision.project_id', '=', 'project.id')
            .where('decision.recruiter_id', '=', recruiterId),
        ),
      ),
    )
    .orderBy('project.publication', 'desc')
    .limit(limit)
    .execute()

export const listSavedProjects = (db: Executor, recruiterId: number) =>
  selectProjects(db)
    .innerJoin('decision', 'decision.project_id', 'project.id')
    .where('decision.recruiter_id', '=', recruiterId)
    .where('decision.status', '=', 'SAVED')
    .orderBy('decision.decided_at', 'desc')
    .orderBy('project.id')
    .execute()

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
  return written !== undefined
}

/** Likes stay: they have told somebody. */
export async function removeDecision(db: Executor, recruiterId: number, projectId: number) {
  const removed = await db
    .deleteFrom('decision')
    .where('recruiter_id', '=', recruiterId)
    .where('project_id', '=', projectId)
    .where('status', '<>', 'LIKED')
    .executeTakeFirst()
  return removed.numDeletedRows > 0n
}

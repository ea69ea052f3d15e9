import { sql } from 'kysely'
import { compileOnce } from '../../foundation/db/compile-once'
import type { Executor } from '../../foundation/db/database'
import { isProjectVisible } from '../../people/visibility'
import { isInSight, isNewLink } from '../project-requests/received-links'
import { selectProjects } from '../projects/repository'
import { arrivalsOfRecruiter, totalOf } from '../stats/repository'

const findProjects = compileOnce((db, { id }: { id: number }) =>
  selectProjects(db).where('project.id', '=', id),
)

export async function findProject(db: Executor, id: number) {
  const [project] = await findProjects(db, { id })
  return project
}

/** A recruiter's requests with new links, the latest link first. */
export const listNewLinks = compileOnce(
  (db, { recruiterId, limit }: { recruiterId: number; limit: number }) =>
    db
      .selectFrom('link')
      .innerJoin('project_request', 'project_request.id', 'link.project_request_id')
      .select(['project_request.id', 'project_request.title'])
      .select(({ fn }) => fn.countAll<number>().as('newLinks'))
      .where('project_request.owner_id', '=', recruiterId)
      .where(isInSight(recruiterId))
      .where(isNewLink)
      .groupBy('project_request.id')
      .orderBy(({ fn }) => fn.max('link.created_at'), 'desc')
      .limit(limit),
)

const findActivity = compileOnce((db, { recruiterId }: { recruiterId: number }) => {
  const { projectsSaved, contacts, linksReceived } = arrivalsOfRecruiter(db, recruiterId)
  return db.selectNoFrom(({ exists, selectFrom }) => [
    // In the order of an index, which is dropped in `exists`: PostgreSQL may read everybody's decisions there.
    selectFrom('decision')
      .select('project_id')
      .where('recruiter_id', '=', recruiterId)
      .where(isProjectVisible(recruiterId, sql.ref('decision.project_id')))
      .orderBy('project_id')
      .limit(1)
      .as('decided'),
    exists(selectFrom('project_request').select('id').where('owner_id', '=', recruiterId)).as(
      'hasRequests',
    ),
    totalOf(projectsSaved).as('saved'),
    totalOf(contacts).as('contacts'),
    totalOf(linksReceived).as('links'),
  ])
})

/** Whether a recruiter has decided on a project, and has posted a request; and how much there is of what they gathered. */
export async function getActivity(db: Executor, recruiterId: number) {
  const [activity] = await findActivity(db, { recruiterId })
  if (!activity) throw new Error('A select without a table has no row')
  const { decided, hasRequests, ...figures } = activity
  return { hasDecided: decided !== null, hasRequests: Boolean(hasRequests), figures }
}

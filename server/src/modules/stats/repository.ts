import type { Executor } from '../../db/database'

export const countForJobSeeker = (db: Executor, jobSeekerId: number) =>
  db
    .selectNoFrom(({ selectFrom }) => {
      const decisions = (status: 'LIKED' | 'SAVED') =>
        selectFrom('decision')
          .innerJoin('project', 'project.id', 'decision.project_id')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('project.owner_id', '=', jobSeekerId)
          .where('decision.status', '=', status)
      return [
        selectFrom('project')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('owner_id', '=', jobSeekerId)
          .as('projects'),
        decisions('LIKED').as('likes'),
        decisions('SAVED').as('saves'),
        selectFrom('contact')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('job_seeker_id', '=', jobSeekerId)
          .as('contacts'),
      ]
    })
    .executeTakeFirstOrThrow()

export const countForRecruiter = (db: Executor, recruiterId: number) =>
  db
    .selectNoFrom(({ selectFrom }) => {
      const decisions = (status: 'LIKED' | 'SAVED') =>
        selectFrom('decision')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('recruiter_id', '=', recruiterId)
          .where('status', '=', status)
      return [
        decisions('LIKED').as('likes'),
        decisions('SAVED').as('saves'),
        selectFrom('contact')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('recruiter_id', '=', recruiterId)
          .as('contacts'),
        selectFrom('link')
          .innerJoin('project_request', 'project_request.id', 'link.project_request_id')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('project_request.owner_id', '=', recruiterId)
          .as('links'),
      ]
    })
    .executeTakeFirstOrThrow()

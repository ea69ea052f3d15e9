import { sql } from 'kysely'
import type { Executor } from '../../db/database'
import { isPairOpen } from '../blocks/pairs'
import { isInSight } from '../links/repository'
import { isProjectVisible } from '../privacy/visible-projects'

export const countForJobSeeker = (db: Executor, jobSeekerId: number) =>
  db
    .selectNoFrom(({ selectFrom }) => {
      const decisions = (status: 'LIKED' | 'SAVED') =>
        selectFrom('decision')
          .innerJoin('project', 'project.id', 'decision.project_id')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('project.owner_id', '=', jobSeekerId)
          .where('decision.status', '=', status)
          .where(isPairOpen(jobSeekerId, sql.ref('decision.recruiter_id')))
      return [
        selectFrom('project')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('owner_id', '=', jobSeekerId)
          .as('projects'),
        decisions('LIKED').as('likes'),
        decisions('SAVED').as('saves'),
        selectFrom('contact')
          .innerJoin('account', 'account.id', 'contact.recruiter_id')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('contact.job_seeker_id', '=', jobSeekerId)
          .where('account.deleted_at', 'is', null)
          .where(isPairOpen(jobSeekerId, sql.ref('contact.recruiter_id')))
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
          .where(isProjectVisible(recruiterId, sql.ref('decision.project_id')))
      return [
        decisions('LIKED').as('likes'),
        decisions('SAVED').as('saves'),
        selectFrom('contact')
          .innerJoin('account', 'account.id', 'contact.job_seeker_id')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('contact.recruiter_id', '=', recruiterId)
          .where('account.deleted_at', 'is', null)
          .where(isPairOpen(recruiterId, sql.ref('contact.job_seeker_id')))
          .as('contacts'),
        selectFrom('link')
          .innerJoin('project_request', 'project_request.id', 'link.project_request_id')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('project_request.owner_id', '=', recruiterId)
          .where(isInSight(recruiterId))
          .as('links'),
      ]
    })
    .executeTakeFirstOrThrow()

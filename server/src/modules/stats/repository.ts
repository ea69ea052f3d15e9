import { sql } from 'kysely'
import type { Executor } from '../../db/database'
import { isPairOpen } from '../blocks/pairs'
import { isOwnerVisible } from '../privacy/visible-projects'

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
      return [
        decisions('LIKED').as('likes'),
        decisions('SAVED')
          .innerJoin('project', 'project.id', 'decision.project_id')
          .where(isOwnerVisible(recruiterId, sql.ref('project.owner_id')))
          .as('saves'),
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
          .where(isPairOpen(recruiterId, sql.ref('link.job_seeker_id')))
          .as('links'),
      ]
    })
    .executeTakeFirstOrThrow()

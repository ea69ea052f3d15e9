import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a recruiter may see what an owner publishes: neither has blocked the other, and the owner does not hide from the
 * recruiter's company, unless the two are contacts already.
 */
export const isOwnerVisible = (recruiterId: number, owner: RawBuilder<unknown>) =>
  sql<boolean>`not exists (
    select from out_of_sight where recruiter_id = ${recruiterId} and job_seeker_id = ${owner}
  )`

/** The same of one of their projects; fast where many are counted, because few are out of sight. */
export const isProjectVisible = (recruiterId: number, project: RawBuilder<unknown>) =>
  sql<boolean>`not exists (
    select from out_of_sight
    join project as hidden on hidden.owner_id = out_of_sight.job_seeker_id
    where out_of_sight.recruiter_id = ${recruiterId} and hidden.id = ${project}
  )`

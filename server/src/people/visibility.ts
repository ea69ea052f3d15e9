import { type RawBuilder, sql } from 'kysely'

type AccountId = number | RawBuilder<unknown>

/** Whether one account has blocked another. */
export const hasBlocked = (blocker: AccountId, blocked: AccountId) =>
  sql<boolean>`exists (
    select from block where blocker_id = ${blocker} and blocked_id = ${blocked}
  )`

/** Whether neither of two accounts has blocked the other. */
export const isPairOpen = (one: AccountId, other: AccountId) =>
  sql<boolean>`not exists (
    select from block
    where (blocker_id = ${one} and blocked_id = ${other})
      or (blocker_id = ${other} and blocked_id = ${one})
  )`

/**
 * The job seekers whose projects a recruiter may not see: either has blocked the other, or the job seeker hides from
 * the company.
 */
export const hiddenOwners = (recruiterId: number) =>
  sql`select job_seeker_id from out_of_sight where recruiter_id = ${recruiterId}`

/** Whether a recruiter may see what an owner publishes. Contacts see it whatever company is hidden. */
export const isOwnerVisible = (recruiterId: number, owner: RawBuilder<unknown>) =>
  sql<boolean>`not exists (
    select from out_of_sight where recruiter_id = ${recruiterId} and job_seeker_id = ${owner}
  )`

/** The same for a project; fast where many are counted, because few are hidden. */
export const isProjectVisible = (recruiterId: number, project: RawBuilder<unknown>) =>
  sql<boolean>`not exists (
    select from out_of_sight
    join project as hidden on hidden.owner_id = out_of_sight.job_seeker_id
    where out_of_sight.recruiter_id = ${recruiterId} and hidden.id = ${project}
  )`

/**
 * The e-mail address of a contact, empty until the job seeker has answered in the chat or one of their links was revealed. A
 * like alone shows none.
 */
export const shownEmail = (recruiterId: number, account: string) => {
  const jobSeekerId = sql.ref(`${account}.id`)
  return sql<string>`case when exists (
      select from chat
      join message on message.chat_id = chat.id and message.sender_role = 'jobseeker'
      where chat.recruiter_id = ${recruiterId} and chat.job_seeker_id = ${jobSeekerId}
    ) or exists (
      select from link
      join project_request on project_request.id = link.project_request_id
      where project_request.owner_id = ${recruiterId} and link.job_seeker_id = ${jobSeekerId}
        and link.revealed_at is not null
    ) then ${sql.ref(`${account}.email`)} else '' end`
}

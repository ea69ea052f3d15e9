import { type RawBuilder, sql } from 'kysely'

type AccountId = number | RawBuilder<unknown>

/** Whether one account has blocked another. */
export const hasBlocked = (blocker: AccountId, blocked: AccountId) =>
  sql<boolean>`exists (
    select from block where blocker_id = ${blocker} and blocked_id = ${blocked}
  )`

/** Whether neither of two accounts has blocked the other. */
export const isPairOpen = (one: AccountId, other: AccountId) =>
  sql<boolean>`(
    not exists (select from block where blocker_id = ${one} and blocked_id = ${other})
    and not exists (select from block where blocker_id = ${other} and blocked_id = ${one})
  )`

/**
 * The job seekers whose projects a recruiter may not see: either has blocked the other, or the job seeker hides from
 * the company or from the domain of the e-mail address.
 */
export const hiddenOwners = (recruiterId: number) =>
  sql`select job_seeker_id from out_of_sight where recruiter_id = ${recruiterId}`

/** Whether a recruiter may see what an owner publishes. Contacts see it whatever is hidden. */
export const isOwnerVisible = (recruiterId: number, owner: RawBuilder<unknown>) =>
  sql<boolean>`not exists (
    select from out_of_sight where recruiter_id = ${recruiterId} and job_seeker_id = ${owner}
  )`

/** The same for a project; fast where many are counted, because the few that are hidden are found once. */
export const isProjectVisible = (recruiterId: number, project: RawBuilder<unknown>) =>
  sql<boolean>`${project} not in (
    select id from project where owner_id = any(array(${hiddenOwners(recruiterId)}))
  )`

/**
 * The e-mail address of a contact, empty until the job seeker has answered in the chat or one of their links was revealed. A
 * like alone shows none. Looked for per contact: PostgreSQL would read every link there is for an `exists` over many contacts.
 */
export const shownEmail = (recruiterId: number, account: string) => {
  const jobSeekerId = sql.ref(`${account}.id`)
  return sql<string>`case when (
      select true from chat
      join message on message.chat_id = chat.id and message.sender_role = 'jobseeker'
      where chat.recruiter_id = ${recruiterId} and chat.job_seeker_id = ${jobSeekerId}
      limit 1
    ) or (
      select true from link
      join project_request on project_request.id = link.project_request_id
      where project_request.owner_id = ${recruiterId} and link.job_seeker_id = ${jobSeekerId}
        and link.revealed_at is not null
      limit 1
    ) then ${sql.ref(`${account}.email`)} else '' end`
}

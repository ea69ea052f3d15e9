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
 * the company. Of those who are `but_shown`, projects that the deck has shown stay in sight.
 */
export const hiddenOwners = (recruiterId: number) =>
  sql`select job_seeker_id, but_shown from out_of_sight where recruiter_id = ${recruiterId}`

/** Whether the deck has shown a project to a recruiter. */
export const isShown = (recruiterId: number, project: RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select from shown_project where recruiter_id = ${recruiterId} and project_id = ${project}
  )`

/**
 * Whether a recruiter may see a project; fast where many are counted, because few are hidden. Contacts see it whatever
 * company is hidden.
 */
export const isProjectVisible = (recruiterId: number, project: RawBuilder<unknown>) =>
  sql<boolean>`not exists (
    select from out_of_sight
    join project as hidden on hidden.owner_id = out_of_sight.job_seeker_id
    where out_of_sight.recruiter_id = ${recruiterId} and hidden.id = ${project}
      and not (but_shown and ${isShown(recruiterId, sql.ref('hidden.id'))})
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

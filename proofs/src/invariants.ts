import { overwrittenColumns, owningColumns } from '@swipefolio/server/testing'
import type { ClientBase, Pool } from 'pg'
import { createRow, type ProofRow } from './proof'

const accountColumns = overwrittenColumns.filter(({ table }) => table === 'account')

/** Invariants of the data; each query selects the rows that violate it. */
export const invariants = {
  'a contact without a chat': `
    select from contact left join chat using (recruiter_id, job_seeker_id) where chat.id is null`,
  'a chat without a contact': `
    select from chat left join contact using (recruiter_id, job_seeker_id)
    where contact.created_at is null`,
  'a gap in the seqs of a chat': `
    select from chat left join message on message.chat_id = chat.id
    group by chat.id, chat.last_seq
    having chat.last_seq <> count(message.id) or chat.last_seq <> coalesce(max(message.seq), 0)`,
  'a read position above the last seq': `
    select from chat where greatest(recruiter_read_seq, job_seeker_read_seq) > last_seq`,
  'a doubled client key': `
    select from message where client_key is not null
    group by chat_id, sender_role, client_key having count(*) > 1`,
  'an empty message': `select from message where trim(message) = ''`,
  'a sixth link': `
    select from link group by project_request_id, job_seeker_id having count(*) > 5`,
  'a doubled repository': `
    select from link group by project_request_id, job_seeker_id, lower(git_hub_link)
    having count(*) > 1`,
  'a revealed link without a contact': `
    select from link
    join project_request on project_request.id = link.project_request_id
    left join contact on contact.recruiter_id = project_request.owner_id
      and contact.job_seeker_id = link.job_seeker_id
    where link.revealed_at is not null and contact.created_at is null`,
  'a decision on no project': `
    select from decision left join project on project.id = decision.project_id
    where project.id is null`,
  'a like without a contact': `
    select from decision
    join project on project.id = decision.project_id
    left join contact on contact.recruiter_id = decision.recruiter_id
      and contact.job_seeker_id = project.owner_id
    where decision.status = 'LIKED' and contact.created_at is null`,
  'a notification of nobody': `
    select from notification left join account on account.id = notification.account_id
    where account.id is null`,
  'a notification about no chat': `
    select from notification left join chat on chat.id = notification.reference_id
    where notification.type in ('CHAT', 'MESSAGE') and chat.id is null`,
  'two unseen notifications about one chat': `
    select from notification where type = 'MESSAGE' and not seen
    group by account_id, reference_id having count(*) > 1`,
  'a project without a technology': `
    select from project left join project_technology on project_id = project.id
    where project_id is null`,
  'a project of a recruiter': `
    select from project join account on account.id = owner_id where role <> 'jobseeker'`,
  'a project request of a job seeker': `
    select from project_request join account on account.id = owner_id where role <> 'recruiter'`,
  'a project that is missing in a feed': `
    select from (
      select id as project_id, 0 as feed from project
      union all select project_id, technology_id from project_technology
    ) as wanted
    left join feed_entry using (project_id, feed) where feed_entry.position is null`,
  'a project in a feed that it is not of': `
    select from feed_entry left join project_technology as used
      on used.project_id = feed_entry.project_id and used.technology_id = feed_entry.feed
    where feed_entry.feed <> 0 and used.project_id is null`,
  'an undecided project that a recruiter will never see': `
    select from feed_run
    join feed_entry on feed_entry.feed = feed_run.feed
      and feed_entry.position between feed_run.low and feed_run.high
    left join decision on decision.recruiter_id = feed_run.recruiter_id
      and decision.project_id = feed_entry.project_id
    where decision.status is null`,
  'runs of a feed that overlap': `
    select from feed_run as one
    join feed_run as other on other.recruiter_id = one.recruiter_id and other.feed = one.feed
      and other.low > one.low and other.low <= one.high`,
  'a project that is hidden though its owner is not, or the other way round': `
    select from feed_entry
    join project on project.id = feed_entry.project_id
    join account on account.id = project.owner_id
    where feed_entry.hidden <> account.paused`,
  'a project with a picture that its owner does not have': `
    select from project left join image on image.address = project.image
    where project.image <> '' and image.owner_id is distinct from project.owner_id`,
  'a message that came in spite of a block': `
    select from block
    join chat on (chat.recruiter_id, chat.job_seeker_id) in
      ((blocker_id, blocked_id), (blocked_id, blocker_id))
    join message on message.chat_id = chat.id and message.created_at > block.created_at`,
  'something that a deleted account still has': `
    select from account
    join (
      ${owningColumns.map(({ table, column }) => `select ${column} as id from ${table}`).join(' union all ')}
    ) as held using (id)
    where account.deleted_at is not null`,
  'something that a deleted account still says about its person': `
    select from account
    where deleted_at is not null
      and (${accountColumns.map(({ column, expression }) => `${column} is distinct from ${expression}`).join(' or ')})`,
  'a code with more tries than five': `
    select from pending_registration where greatest(code_tries, address_tries, bound_tries) > 5
    union all select from reset_code where greatest(code_tries, address_tries, bound_tries) > 5`,
  'a session of nobody': `
    select from session left join account on account.id = account_id where account.id is null`,
}

/** Counts the rows that violate an invariant. */
export async function proveInvariants(
  database: Pool | ClientBase,
  after: string,
): Promise<ProofRow> {
  const { row, check } = createRow(`the data after ${after}`)
  for (const [what, sentence] of Object.entries(invariants)) {
    const { rowCount } = await database.query(sentence)
    check(what, rowCount, 0)
  }
  row.note = 'rows that break an invariant'
  return row
}

import type { MailPreferences } from '@swipefolio/shared/contract'
import { sql } from 'kysely'
import type { NotificationKind } from '../../foundation/db/contact-tables'
import type { Executor } from '../../foundation/db/database'
import { isPairOpen } from '../../people/visibility'

const everything: MailPreferences = { messages: true, contacts: true, links: true }

export const findPreferences = async (db: Executor, accountId: number): Promise<MailPreferences> =>
  (await db
    .selectFrom('digest_setting')
    .select(['messages', 'contacts', 'links'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()) ?? everything

type SettingChange = Partial<MailPreferences> & { mailed_at?: Date }

export const setDigestSetting = (db: Executor, accountId: number, change: SettingChange) =>
  db
    .insertInto('digest_setting')
    .values({ account_id: accountId, mailed_at: null, ...change })
    .onConflict((known) =>
      known.column('account_id').doUpdateSet({ account_id: accountId, ...change }),
    )
    .execute()

/** Later notifications belong to a new digest. */
export const closeDigest = (db: Executor, accountId: number) =>
  db
    .updateTable('outbox')
    .set({ unique_key: null })
    .where('unique_key', '=', `digest:${accountId}`)
    .execute()

/** Assigns unseen, unmailed notifications to a digest. A retry of the mail returns the same ones. */
export const claimUnseen = (
  db: Executor,
  { accountId, digestId }: { accountId: number; digestId: number },
  types: NotificationKind[],
) =>
  db
    .updateTable('notification')
    .set({ digest_id: digestId })
    .where('account_id', '=', accountId)
    .where('seen', '=', false)
    .where('type', '=', sql<NotificationKind>`any(${types}::text[])`)
    .where((either) =>
      either.or([either('digest_id', 'is', null), either('digest_id', '=', digestId)]),
    )
    .execute()

/** The open chats of a digest with the number of unread messages and their sender. */
export async function listUnreadChats(db: Executor, digestId: number) {
  const { rows } = await sql<{ chatId: number; name: string; count: number }>`
    select chat.id as "chatId", other.first_name || ' ' || other.last_name as name, count(message.id)::int as count
    from notification
    join chat on chat.id = notification.reference_id
    join account as other on other.deleted_at is null and other.id = case
      when chat.recruiter_id = notification.account_id then chat.job_seeker_id
      else chat.recruiter_id end
    join message on message.chat_id = chat.id
      and message.seq > case
        when chat.recruiter_id = notification.account_id then chat.recruiter_read_seq
        else chat.job_seeker_read_seq end
      and message.sender_role = case
        when chat.recruiter_id = notification.account_id then 'jobseeker' else 'recruiter' end
    where notification.digest_id = ${digestId} and notification.type = 'MESSAGE'
      and not notification.seen
      and ${isPairOpen(sql.ref('chat.recruiter_id'), sql.ref('chat.job_seeker_id'))}
    group by chat.id, other.first_name, other.last_name
    order by max(message.created_at) desc`.execute(db)
  return rows
}

/** The new contacts of a digest, without recruiters who have blocked the reader. */
export const listNewContacts = (db: Executor, digestId: number) =>
  db
    .selectFrom('notification')
    .innerJoin('chat', 'chat.id', 'notification.reference_id')
    .select(['notification.message', 'chat.id as chatId'])
    .where('digest_id', '=', digestId)
    .where('type', '=', 'CHAT')
    .where('seen', '=', false)
    .where(isPairOpen(sql.ref('chat.recruiter_id'), sql.ref('chat.job_seeker_id')))
    .orderBy('notification.arrival', 'desc')
    .execute()

/** The project requests of a digest with the number of new links. */
export const listNewLinks = (db: Executor, digestId: number) =>
  db
    .selectFrom('notification')
    .innerJoin('project_request', 'project_request.id', 'notification.reference_id')
    .select(({ fn }) => [
      'project_request.id as requestId',
      'project_request.title',
      fn.countAll<number>().as('count'),
    ])
    .where('digest_id', '=', digestId)
    .where('type', '=', 'LINK')
    .where('seen', '=', false)
    .groupBy(['project_request.id', 'project_request.title'])
    .orderBy('project_request.title')
    .execute()

/** What became of the links of a digest's reader, without recruiters who are blocked or have blocked them. */
export const listSubmissionNews = (db: Executor, digestId: number) =>
  db
    .selectFrom('notification')
    .innerJoin('link', 'link.id', 'notification.reference_id')
    .innerJoin('project_request', 'project_request.id', 'link.project_request_id')
    .select('notification.message')
    .where('digest_id', '=', digestId)
    .where('notification.type', '=', 'SUBMISSION')
    .where('notification.seen', '=', false)
    .where(isPairOpen(sql.ref('project_request.owner_id'), sql.ref('link.job_seeker_id')))
    .orderBy('notification.arrival', 'desc')
    .execute()

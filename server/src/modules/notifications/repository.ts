import { sql } from 'kysely'
import type { NotificationKind } from '../../foundation/db/contact-tables'
import type { Executor } from '../../foundation/db/database'
import { removeInBatches } from '../../foundation/db/remove-in-batches'
import type { Events } from '../../foundation/events/events'
import { publishToPeople } from '../../foundation/events/publish-to-people'
import { compilePages } from '../../foundation/http/compile-pages'
import { key, type Order, type PageRequest } from '../../foundation/http/keyset-pagination'
import { isListed, kinds } from './kinds'

interface NewNotification {
  accountId: number
  type: NotificationKind
  message: string
  /** The chat for CHAT and MESSAGE, the project request for LINK, the link for SUBMISSION. */
  referenceId: number
  at: Date
  /** It belongs to no digest mail. */
  isQuiet?: boolean
}

/** At most one unseen MESSAGE per chat; a further one is not inserted. The chat itself shows messages. */
export async function createNotification(
  db: Executor,
  events: Events,
  { accountId, type, message, referenceId, at, isQuiet = false }: NewNotification,
) {
  await sql`
    select create_notification(
      ${accountId}, ${type}, ${message}, ${referenceId}, ${at}, ${isQuiet}
    )`.execute(db)
  if (kinds[type].isVisible) {
    await publishToPeople(events, [accountId], { type: 'notification' }, db)
  }
}

const mostListed = 200

const newestFirst: Order = {
  direction: 'desc',
  keys: [key('created_at', 'timestamptz'), key('arrival', 'bigint')],
}

const pages = compilePages({
  query: (db, { accountId }: { accountId: number }) =>
    db
      .selectFrom('notification')
      .select(['id', 'type', 'message', 'created_at', 'seen', 'reference_id'])
      .where('account_id', '=', accountId)
      .where(isListed(accountId)),
  order: () => newestFirst,
})

export const listNotifications = (db: Executor, accountId: number, page: PageRequest) =>
  pages(db, { accountId }, { ...page, limit: page.limit ?? mostListed })

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>['items'][number]

export async function hasUnseenNotifications(db: Executor, accountId: number) {
  const { unseen } = await db
    .selectNoFrom(({ exists, selectFrom }) =>
      exists(
        selectFrom('notification')
          .select('id')
          .where('account_id', '=', accountId)
          .where('seen', '=', false)
          .where(isListed(accountId)),
      ).as('unseen'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(unseen)
}

/** Returns whether it was seen before; undefined when it does not exist. */
export const markSeen = (db: Executor, accountId: number, id: number) =>
  db
    .updateTable('notification')
    .from('notification as before')
    .set({ seen: true })
    .whereRef('before.id', '=', 'notification.id')
    .where('notification.id', '=', id)
    .where('notification.account_id', '=', accountId)
    .returning('before.seen')
    .executeTakeFirst()

export const markMessageSeen = (db: Executor, accountId: number, chatId: number) =>
  db
    .updateTable('notification')
    .set({ seen: true })
    .where('account_id', '=', accountId)
    .where('reference_id', '=', chatId)
    .where('type', '=', 'MESSAGE')
    .where('seen', '=', false)
    .execute()

export const removeNotificationsBefore = (db: Executor, end: Date) =>
  removeInBatches(db, 'notification', sql<boolean>`created_at <= ${end}`)

/** Removes the notifications about an account's chats on both sides. */
export const removeNotificationsOfChats = (db: Executor, accountId: number) =>
  db
    .deleteFrom('notification')
    .where('type', 'in', ['CHAT', 'MESSAGE'])
    .where('reference_id', 'in', (eb) =>
      eb
        .selectFrom('chat')
        .select('chat.id')
        .where(({ or, eb: where }) =>
          or([where('recruiter_id', '=', accountId), where('job_seeker_id', '=', accountId)]),
        ),
    )
    .execute()

/** Removes what a job seeker was told of their link. */
export const removeNotificationsOfLink = (db: Executor, linkId: number) =>
  db
    .deleteFrom('notification')
    .where('type', '=', 'SUBMISSION')
    .where('account_id', '=', (eb) =>
      eb.selectFrom('link').select('job_seeker_id').where('id', '=', linkId),
    )
    .where('reference_id', '=', linkId)
    .execute()

/** Removes what a recruiter was told of the links to one of their project requests. */
export const removeNotificationsOfLinksToRequest = (
  db: Executor,
  recruiterId: number,
  projectRequestId: number,
) =>
  db
    .deleteFrom('notification')
    .where('type', '=', 'LINK')
    .where('account_id', '=', recruiterId)
    .where('reference_id', '=', projectRequestId)
    .execute()

/** Removes what job seekers were told of their links to a recruiter's project requests. */
export const removeNotificationsOfLinksTo = (db: Executor, recruiterId: number) =>
  db
    .deleteFrom('notification')
    .where('type', '=', 'SUBMISSION')
    .where('reference_id', 'in', (eb) =>
      eb
        .selectFrom('link')
        .innerJoin('project_request', 'project_request.id', 'link.project_request_id')
        .select('link.id')
        .where('project_request.owner_id', '=', recruiterId),
    )
    .execute()

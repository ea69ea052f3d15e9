import type { MailPreferences } from '@swipefolio/shared/contract'
import { sql } from 'kysely'
import type { NotificationKind } from '../../foundation/db/contact-tables'
import type { Executor } from '../../foundation/db/database'
import type { PushDeviceTable } from '../../foundation/db/mail-tables'
import { isListed } from '../notifications/kinds'
import { isPairOpen } from '../../people/visibility'

export const listDevices = (db: Executor, accountId: number) =>
  db
    .selectFrom('push_device')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

type NewDevice = Pick<
  PushDeviceTable,
  'id' | 'account_id' | 'session_id' | 'endpoint' | 'p256dh' | 'auth' | 'name' | 'created_at'
>

/** A browser belongs to the account that subscribed it last; another account's choices are not taken over. */
export async function storeDevice(
  db: Executor,
  device: NewDevice,
  chosen: Partial<MailPreferences>,
) {
  await db
    .deleteFrom('push_device')
    .where('id', '=', device.id)
    .where('account_id', '!=', device.account_id)
    .execute()
  const { id: _id, created_at: _createdAt, ...known } = device
  return db
    .insertInto('push_device')
    .values({ ...device, ...chosen })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...known, ...chosen }))
    .returning(['id', 'messages', 'contacts', 'links'])
    .executeTakeFirstOrThrow()
}

/** Removes all but the newest devices of an account. */
export const removeOldestDevices = (db: Executor, accountId: number, kept: number) =>
  db
    .deleteFrom('push_device')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_device')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .offset(kept),
    )
    .execute()

export const removeDevice = (db: Executor, accountId: number, id: string) =>
  db
    .deleteFrom('push_device')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

export const findDevice = (db: Executor, accountId: number, id: string) =>
  db
    .selectFrom('push_device')
    .innerJoin('account', 'account.id', 'push_device.account_id')
    .select(['endpoint', 'p256dh', 'auth', 'account.role', 'account.language'])
    .where('push_device.id', '=', id)
    .where('account_id', '=', accountId)
    .where('account.deleted_at', 'is', null)
    .executeTakeFirst()

/** A notification that nobody has seen yet and that its reader may be told of, as in a mail. */
export const findUnseen = (db: Executor, accountId: number, id: number) =>
  db
    .selectFrom('notification')
    .select(['type', 'message', 'reference_id', 'created_at'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('seen', '=', false)
    .where(({ or, eb, and }) =>
      or([and([eb('type', 'in', ['LINK', 'SUBMISSION']), isListed(accountId)]), isOpenChat]),
    )
    .executeTakeFirst()

const aboutChats: NotificationKind[] = ['MESSAGE', 'CHAT']

const isOpenChat = sql<boolean>`type = any(${aboutChats}::text[]) and exists (
  select from chat
  where chat.id = notification.reference_id
    and ${isPairOpen(sql.ref('chat.recruiter_id'), sql.ref('chat.job_seeker_id'))}
)`

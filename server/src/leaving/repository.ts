import { sql } from 'kysely'
import type { Executor } from '../foundation/db/database'

export const findCredentials = (db: Executor, id: number) =>
  db
    .selectFrom('account')
    .select(['role', 'email', 'password_hash'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

const deleting = 7_265_003

/** What two people have together goes with either: two deletions would each wait for what the other holds. */
export const waitForOtherDeletions = (db: Executor) =>
  sql`select pg_advisory_xact_lock(${deleting})`.execute(db)

export const lockAccount = (db: Executor, id: number) =>
  db
    .selectFrom('account')
    .select(['id', 'role', 'email', 'first_name', 'password_hash'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

const owned = [
  ['project', 'owner_id'],
  ['decision', 'recruiter_id'],
  ['project_request', 'owner_id'],
  ['link', 'job_seeker_id'],
  ['notification', 'account_id'],
  ['image', 'owner_id'],
  ['feed_run', 'recruiter_id'],
  ['hidden_company', 'account_id'],
  ['block', 'blocker_id'],
  ['ai_review', 'account_id'],
  ['ai_review_turn', 'account_id'],
  ['digest_setting', 'account_id'],
  ['reset_code', 'account_id'],
] as const

/** Everything of an account but its contacts, chats and what it wrote there. */
export async function removeBelongings(db: Executor, { id, role, email }: LockedAccount) {
  for (const [table, column] of owned) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db)
  }
  await db
    .deleteFrom('pending_registration')
    .where('role', '=', role)
    .where('email', '=', email)
    .execute()
  await sql`
    delete from outbox
    where data ->> 'accountId' = ${String(id)}
      or (data ->> 'email' = ${email} and data ->> 'role' = ${role})`.execute(db)
  await db.deleteFrom('mail').where('recipient', '=', email).execute()
}

/** What others were told of somebody names them. */
export const removeNotificationsNaming = (db: Executor, id: number) =>
  db
    .deleteFrom('notification')
    .where('type', 'in', ['CHAT', 'MESSAGE'])
    .where('reference_id', 'in', (eb) =>
      eb
        .selectFrom('chat')
        .select('chat.id')
        .where(({ or, eb: where }) =>
          or([where('recruiter_id', '=', id), where('job_seeker_id', '=', id)]),
        ),
    )
    .execute()

/** The account stays without its person, because chats refer to it; its address is free again. */
export const blankAccount = (db: Executor, id: number, at: Date) =>
  db
    .updateTable('account')
    .set({
      email: `deleted-${id}`,
      first_name: 'Deleted',
      last_name: 'user',
      company_name: '',
      password_hash: '',
      paused: false,
      deleted_at: at,
    })
    .where('id', '=', id)
    .execute()

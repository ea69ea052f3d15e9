import type { Role } from '@swipefolio/shared/contract'
import { type Insertable, sql } from 'kysely'
import type { PendingRegistrationTable } from '../../foundation/db/account-tables'
import type { Executor } from '../../foundation/db/database'
import { mostTries } from './codes'

/** How long a registration accepts requests for a new code. Each code is valid for ten minutes. */
export const pendingMinutes = 60

export const pendingSince = (now: Date) => new Date(now.getTime() - pendingMinutes * 60_000)

export const createPending = (db: Executor, row: Insertable<PendingRegistrationTable>) =>
  db.insertInto('pending_registration').values(row).returningAll().executeTakeFirstOrThrow()

export const findPending = (db: Executor, id: number) =>
  db.selectFrom('pending_registration').selectAll().where('id', '=', id).executeTakeFirst()

export const findNewestPending = (db: Executor, role: Role, email: string, now: Date) =>
  db
    .selectFrom('pending_registration')
    .selectAll()
    .where('role', '=', role)
    .where('email', '=', email)
    .where('created_at', '>', pendingSince(now))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function setPendingCode(db: Executor, id: number, codeHash: string, expiry: Date) {
  await db
    .updateTable('pending_registration')
    .set({ code_hash: codeHash, code_expires_at: expiry, code_tries: 0 })
    .where('id', '=', id)
    .execute()
}

/** Counts a try on every live code of the address before any comparison and returns the codes that had one left. */
export const countTry = (db: Executor, email: string, now: Date) =>
  db
    .updateTable('pending_registration')
    .set({ code_tries: sql`code_tries + 1` })
    .where('email', '=', email)
    .where('code_expires_at', '>', now)
    .where('code_tries', '<', mostTries)
    .returning(['id', 'code_hash'])
    .execute()

/** Deletes the row, so that only one of several concurrent requests with its code gets it. */
export const takePending = (db: Executor, id: number) =>
  db.deleteFrom('pending_registration').where('id', '=', id).returningAll().executeTakeFirst()

export async function removePending(db: Executor, role: Role, email: string) {
  await db
    .deleteFrom('pending_registration')
    .where('role', '=', role)
    .where('email', '=', email)
    .execute()
}

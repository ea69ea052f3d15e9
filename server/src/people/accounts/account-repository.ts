import type { Role } from '@swipefolio/shared/contract'
import type { Executor } from '../../foundation/db/database'

/** Addresses are compared trimmed and in lower case. */
export const normaliseEmail = (email: string | undefined) => (email ?? '').trim().toLowerCase()

export const findAccount = (db: Executor, role: Role, email: string) =>
  db
    .selectFrom('account')
    .selectAll()
    .where('role', '=', role)
    .where('email', '=', email)
    .executeTakeFirst()

export async function updatePasswordHash(db: Executor, accountId: number, passwordHash: string) {
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .execute()
}

export const roleOf = (isRecruiter: boolean | string | undefined): Role =>
  String(isRecruiter).toLowerCase() === 'true' ? 'recruiter' : 'jobseeker'

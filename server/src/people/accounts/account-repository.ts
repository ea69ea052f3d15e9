import type { Role } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import type { Executor } from '../../foundation/db/database'
import { conflict } from '../../foundation/http/errors'

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

/** Sets a password that a mailed code proves to be the owner's. */
export const resetPassword = (db: Executor, accountId: number, passwordHash: string) =>
  db
    .updateTable('account')
    .set({ password_hash: passwordHash, password_unproven: false })
    .where('id', '=', accountId)
    .returning(['role', 'email'])
    .executeTakeFirstOrThrow()

/** Throws 409 while the password is one that was set without the current one. */
export async function refuseUnprovenPassword(db: Executor, accountId: number): Promise<void> {
  const account = await db
    .selectFrom('account')
    .select('password_unproven')
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account?.password_unproven) return
  throw conflict(
    msg(
      "Your password was changed without the current one. First log out and choose 'Forgot Password?' at the login: a mailed code sets it anew.",
    ),
  )
}

export const roleOf = (isRecruiter: boolean | string | undefined): Role =>
  String(isRecruiter).toLowerCase() === 'true' ? 'recruiter' : 'jobseeker'

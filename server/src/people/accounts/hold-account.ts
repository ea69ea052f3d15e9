import type { Executor } from '../../foundation/db/database'
import { unauthenticated } from '../../foundation/http/errors'

/**
 * Keeps accounts from being deleted until the transaction ends; whoever writes for or about somebody does so first, before
 * any other lock. Says whether they are all still there.
 */
export async function areHeld(db: Executor, ids: number[]): Promise<boolean> {
  const held = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return held.length === new Set(ids).size
}

/** Lets one transaction at a time change an account or count what is its; says whether it is still there. */
export async function isLocked(db: Executor, id: number): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return account !== undefined
}

/** Locks the account of whoever makes the call. */
export async function lockOwnAccount(db: Executor, id: number): Promise<void> {
  if (!(await isLocked(db, id))) throw unauthenticated()
}

/** Holds the account of whoever makes the call. */
export async function holdAccount(db: Executor, id: number): Promise<void> {
  if (!(await areHeld(db, [id]))) throw unauthenticated()
}

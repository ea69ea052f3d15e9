import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'
import { unauthenticated } from '../../foundation/http/errors'

/**
 * Shared row locks: keep accounts from being deleted until the transaction ends. A transaction that writes for or about a
 * person takes them before any other lock. Says whether all of the accounts still exist.
 */
export async function lockAccountsShared(db: Executor, ids: number[]): Promise<boolean> {
  const locked = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return locked.length === new Set(ids).size
}

/**
 * Exclusive row lock: one transaction at a time changes an account or counts what it owns. Says whether it still
 * exists.
 */
export async function lockAccountIfPresent(db: Executor, id: number): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return account !== undefined
}

/** Locks the caller's own account exclusively. Throws 401 when it is gone. */
export async function lockOwnAccount(db: Executor, id: number): Promise<void> {
  if (!(await lockAccountIfPresent(db, id))) throw unauthenticated()
}

/** Locks the caller's own account as shared. Throws 401 when it is gone. */
export async function lockOwnAccountShared(db: Executor, id: number): Promise<void> {
  if (!(await lockAccountsShared(db, [id]))) throw unauthenticated()
}

import type { Insertable, Selectable } from 'kysely'
import type { PasskeyTable, SecondFactorTable } from '../../foundation/db/account-tables'
import type { Executor } from '../../foundation/db/database'

export const getAccount = (db: Executor, id: number) =>
  db.selectFrom('account').select(['email', 'role']).where('id', '=', id).executeTakeFirstOrThrow()

/** Replaces a key that is not in force. False when one is. */
export async function savePendingKey(db: Executor, accountId: number, secret: string, now: Date) {
  const saved = await db
    .insertInto('second_factor')
    .values({ account_id: accountId, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret, created_at: now })
        .where('second_factor.enabled_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return saved !== undefined
}

type Factor = Pick<Selectable<SecondFactorTable>, 'account_id' | 'secret'>

/** False when the key was replaced or enabled meanwhile. */
export async function enable(db: Executor, factor: Factor, step: number, now: Date) {
  const enabled = await db
    .updateTable('second_factor')
    .set({ enabled_at: now, last_step: step })
    .where('account_id', '=', factor.account_id)
    .where('secret', '=', factor.secret)
    .where('enabled_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return enabled !== undefined
}

export const removeAuthenticator = (db: Executor, accountId: number) =>
  db.deleteFrom('second_factor').where('account_id', '=', accountId).execute()

/** Of an account without a second factor. */
export const removeRecoveryCodes = (db: Executor, accountId: number) =>
  db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()

export const findPasskey = (db: Executor, accountId: number, id: number) =>
  db
    .selectFrom('passkey')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()

/** False when it was added before. */
export async function insertPasskey(db: Executor, passkey: Insertable<PasskeyTable>) {
  const inserted = await db
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** False when it is gone. */
export async function removePasskey(db: Executor, accountId: number, id: number) {
  const removed = await db
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

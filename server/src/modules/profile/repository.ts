import type { Executor } from '../../foundation/db/database'

const columns = ['id', 'role', 'email', 'first_name', 'last_name', 'company_name'] as const

export const findAccount = (db: Executor, id: number) =>
  db
    .selectFrom('account')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** Undefined fields keep the current value. */
export interface AccountChanges {
  first_name?: string
  last_name?: string
  company_name?: string
  password_hash?: string
}

export const updateAccount = (db: Executor, id: number, changes: AccountChanges) =>
  db
    .updateTable('account')
    .set((eb) => ({ id: eb.ref('id'), ...changes }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(columns)
    .executeTakeFirst()

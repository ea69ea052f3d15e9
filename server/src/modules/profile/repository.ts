import type { Executor } from '../../foundation/db/database'

const columns = ['id', 'role', 'email', 'first_name', 'last_name', 'company_name'] as const

export const findAccount = (db: Executor, id: number) =>
  db
    .selectFrom('account')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** When a recruiter first used each other company than the one of the registration; the key is one of them or new. */
export async function findCompanyChanges(db: Executor, accountId: number, key: string) {
  const used = await db
    .selectFrom('used_company')
    .select(['company_key', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('used_at')
    .execute()
  return {
    isNew: used.every(({ company_key }) => company_key !== key),
    changedAt: used.slice(1).map(({ used_at }) => used_at),
  }
}

/** Undefined fields keep the current value. */
export interface AccountChanges {
  first_name?: string
  last_name?: string
  company_name?: string
  company_key?: string
  password_hash?: string
  password_unproven?: boolean
}

export const updateAccount = (db: Executor, id: number, changes: AccountChanges) =>
  db
    .updateTable('account')
    .set((eb) => ({ id: eb.ref('id'), ...changes }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(columns)
    .executeTakeFirst()

import { skeletonOfKey } from '../../foundation/db/company-key'
import { compileOnce } from '../../foundation/db/compile-once'
import type { Executor } from '../../foundation/db/database'

const columns = ['id', 'role', 'email', 'first_name', 'last_name', 'company_name'] as const

const findAccounts = compileOnce((db, { id }: { id: number }) =>
  db.selectFrom('account').select(columns).where('id', '=', id).where('deleted_at', 'is', null),
)

export async function findAccount(db: Executor, id: number) {
  const [account] = await findAccounts(db, { id })
  return account
}

/**
 * When a recruiter first used each other company than the one of the registration; the key is of one of them or of a new
 * one. Names that look alike are one company.
 */
export async function findCompanyChanges(db: Executor, accountId: number, key: string) {
  const used = await db
    .selectFrom('used_company')
    .select(['company_key', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('used_at')
    .execute()
  const firstUses = new Map<string, Date>()
  for (const { company_key, used_at } of used) {
    const company = skeletonOfKey(company_key)
    if (!firstUses.has(company)) firstUses.set(company, used_at)
  }
  return {
    isNew: !firstUses.has(skeletonOfKey(key)),
    changedAt: [...firstUses.values()].slice(1),
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

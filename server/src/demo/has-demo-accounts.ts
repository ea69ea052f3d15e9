import type { Executor } from '../foundation/db/database'
import { demoAccounts } from './people'

/** Whether this database was seeded, at this start or an earlier one. */
export async function hasDemoAccounts(db: Executor): Promise<boolean> {
  const emails = demoAccounts.map(({ email }) => email)
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('email', 'in', emails)
    .limit(1)
    .execute()
  return found.length > 0
}

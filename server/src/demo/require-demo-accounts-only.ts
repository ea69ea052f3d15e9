import type { Executor } from '../foundation/db/database'
import { StartError } from '../foundation/start-error'
import { demoAccounts } from './people'

/** Ends the start where the database has an account that the demo data did not make. */
export async function requireDemoAccountsOnly(db: Executor): Promise<void> {
  const emails = demoAccounts.map(({ email }) => email)
  const other = await db
    .selectFrom('account')
    .select('id')
    .where('email', 'not in', emails)
    .limit(1)
    .execute()
  if (other.length === 0) return
  throw new StartError('BENCH=on is not allowed with a database that has accounts of people.')
}

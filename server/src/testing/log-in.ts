import { hash } from '@node-rs/argon2'
import type { Language, Role } from '@swipefolio/shared/contract'
import type { AccountTable } from '../foundation/db/account-tables'
import { accountKeys } from '../foundation/db/account-keys'
import { newId } from '../foundation/db/ids'
import { startSession } from '../people/sessions/sessions'
import type { Services } from '../foundation/services'
import { recordSecret } from './log-evidence'

export const testPassword = 'correct horse'

type Made =
  | 'company_name'
  | 'company_key'
  | 'deleted_at'
  | 'email_domains'
  | 'language'
  | 'password_unproven'
  | 'paused'
export type TestAccount = Omit<AccountTable, Made> & {
  company_name: string
  language?: Language | null
}

export interface LoggedIn {
  token: string
  account: TestAccount
  /** The headers for `inject`. */
  headers: { authorization: string }
}

export type LogIn = (role: Role, overrides?: Partial<TestAccount>) => Promise<LoggedIn>

let passwordHash: Promise<string> | undefined

export async function logInTestPerson(
  services: Services,
  role: Role,
  overrides: Partial<TestAccount> = {},
): Promise<LoggedIn> {
  passwordHash ??= hash(testPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const now = services.clock()
  const id = newId()
  const account: TestAccount = {
    id,
    role,
    email: `person.${id}@example.org`,
    first_name: role === 'recruiter' ? 'Rona' : 'Jules',
    last_name: role === 'recruiter' ? 'Reed' : 'Sparrow',
    company_name: role === 'recruiter' ? 'Kite Works' : '',
    password_hash: await passwordHash,
    consented_at: now,
    created_at: now,
    ...overrides,
  }
  await services.db
    .insertInto('account')
    .values({ ...account, ...accountKeys(account) })
    .execute()
  const token = (await startSession(services, account)) ?? ''
  recordSecret('email', account.email)
  recordSecret('token', token)
  return { token, account, headers: { authorization: `Bearer ${token}` } }
}

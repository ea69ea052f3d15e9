import type { Executor } from '../foundation/db/database'
import { accountKeys } from '../foundation/db/account-keys'
import { newId } from '../foundation/db/ids'
import {
  demoEmail,
  type DemoJobSeeker,
  demoJobSeekers,
  type DemoRecruiter,
  demoRecruiters,
} from './people'
import { daysBefore } from './when'

export type DemoPeople = Record<DemoJobSeeker | DemoRecruiter, number>

/** Creates the demo's accounts and returns their ids. */
export async function seedPeople(db: Executor, passwordHash: string, now: Date) {
  const people = [
    ...demoRecruiters.map((person) => ({ ...person, role: 'recruiter' as const })),
    ...demoJobSeekers.map((person) => ({ ...person, role: 'jobseeker' as const, companyName: '' })),
  ]
  const joined = daysBefore(now, 60)
  const rows = people.map(({ key, role, firstName, lastName, companyName }) => ({
    id: newId(),
    role,
    email: demoEmail(key),
    first_name: firstName,
    last_name: lastName,
    company_name: companyName,
    ...accountKeys({ role, email: demoEmail(key), company_name: companyName }),
    password_hash: passwordHash,
    consented_at: joined,
    created_at: joined,
  }))
  await db.insertInto('account').values(rows).execute()
  return Object.fromEntries(people.map(({ key }, at) => [key, rows[at]?.id])) as DemoPeople
}

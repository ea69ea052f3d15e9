import type { JobSeeker, Recruiter } from '@swipefolio/shared/contract'
import type { AccountRow } from './repository'

type Named = Pick<AccountRow, 'id' | 'email' | 'first_name' | 'last_name'>

export const presentJobSeeker = (row: Named): JobSeeker => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
})

export const presentRecruiter = (row: AccountRow): Recruiter => ({
  ...presentJobSeeker(row),
  companyName: row.company_name,
})

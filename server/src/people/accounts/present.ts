import type { JobSeeker, Recruiter } from '@swipefolio/shared/contract'
import type { AccountTable } from '../../foundation/db/account-tables'

type Named = Pick<AccountTable, 'id' | 'email' | 'first_name' | 'last_name'>

export const presentJobSeeker = (row: Named): JobSeeker => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
})

export const presentRecruiter = (row: Named & { company_name: string }): Recruiter => ({
  ...presentJobSeeker(row),
  companyName: row.company_name,
})

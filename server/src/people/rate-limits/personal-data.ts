import { type PersonalData, withheld } from '../../foundation/db/declare-personal-data'
import { removeCountsOf } from './rate-limits'

const transient = withheld('A count against misuse, which expires within a day')

export const rateLimitsData = {
  tables: {
    rate_limit: {
      removedBy: ({ trx, account }) => removeCountsOf(trx, account.role, account.email),
      columns: {
        key: transient,
        tries: transient,
        expires_at: transient,
        blocked_until: transient,
      },
    },
  },
} satisfies PersonalData<'rate_limit'>

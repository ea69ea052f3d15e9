import {
  inBothRoles,
  ownId,
  type PersonalData,
  withheld,
} from '../../foundation/db/declare-personal-data'
import { findEnabledSecondFactor } from './second-factor'

const secret = withheld('A secret')

export const secondFactorData = {
  tables: {
    second_factor: {
      removed: 'account_id',
      columns: {
        account_id: ownId,
        secret,
        created_at: withheld('Limits how long a key waits for its first code'),
        enabled_at: 'secondFactor.enabledAt',
        last_step: withheld('Refuses a code that was used before'),
      },
    },
    recovery_code: {
      removed: 'account_id',
      columns: { account_id: ownId, code_hash: secret },
    },
  },
  export: inBothRoles(async ({ db }, { id }) => {
    const factor = await findEnabledSecondFactor(db, id)
    return { secondFactor: factor ? [{ enabledAt: factor.enabled_at?.toISOString() }] : [] }
  }),
} satisfies PersonalData<'second_factor' | 'recovery_code'>

import {
  inBothRoles,
  ownId,
  type PersonalData,
  withheld,
} from '../../foundation/db/declare-personal-data'
import { listPasskeys } from './passkeys'
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
    passkey: {
      removed: 'account_id',
      columns: {
        id: withheld('Names the passkey in calls'),
        account_id: ownId,
        credential_id: withheld('Names the passkey to browsers'),
        public_key: withheld('Verifies what the passkey signs'),
        sign_count: withheld('Notices a copy of the passkey'),
        transports: withheld('How a browser reaches the passkey'),
        name: 'passkeys.name',
        created_at: 'passkeys.createdAt',
        last_used_at: 'passkeys.lastUsedAt',
      },
    },
    passkey_challenge: {
      removed: 'account_id',
      columns: {
        account_id: ownId,
        step: secret,
        challenge: secret,
        address: withheld('Limits the challenges of an address; expires within minutes'),
        expires_at: secret,
      },
    },
  },
  export: inBothRoles(async ({ db }, { id }) => {
    const factor = await findEnabledSecondFactor(db, id)
    const passkeys = await listPasskeys(db, id)
    return {
      secondFactor: factor ? [{ enabledAt: factor.enabled_at?.toISOString() }] : [],
      passkeys: passkeys.map(({ name, created_at, last_used_at }) => ({
        name,
        createdAt: created_at.toISOString(),
        lastUsedAt: last_used_at?.toISOString() ?? null,
      })),
    }
  }),
} satisfies PersonalData<'second_factor' | 'recovery_code' | 'passkey' | 'passkey_challenge'>

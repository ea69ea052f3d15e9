import { ownId, type PersonalData, withheld } from '../../foundation/db/declare-personal-data'
import { removePending } from './registration-repository'

const code = withheld('A mailed code, which expires within minutes')
const pending = withheld('Of a registration that was not completed')

export const authData = {
  tables: {
    reset_code: {
      removed: 'account_id',
      columns: {
        id: code,
        account_id: ownId,
        email: code,
        reset_id: code,
        created_at: code,
        code_hash: code,
        code_expires_at: code,
        asked_from: code,
        address_tries: code,
        code_tries: code,
        bound_tries: code,
      },
    },
    pending_registration: {
      removedBy: ({ trx, account }) => removePending(trx, account.role, account.email),
      columns: {
        id: pending,
        role: pending,
        email: pending,
        first_name: pending,
        last_name: pending,
        company_name: pending,
        password_hash: pending,
        created_at: pending,
        language: pending,
        earlier_codes: code,
        code_hash: code,
        code_expires_at: code,
        asked_from: pending,
        address_tries: code,
        code_tries: code,
        bound_tries: code,
      },
    },
  },
} satisfies PersonalData<'reset_code' | 'pending_registration'>

import type { Role } from '@swipefolio/shared/contract'
import type { Selectable } from 'kysely'
import type { AccountTable, PendingRegistrationTable } from '../../db/account-tables'
import { newId } from '../../db/ids'
import type { Mail } from '../../mail/mailer'
import type { Services } from '../../services'
import { codeExpiry, hashCode, newCode, type Purpose } from './codes'
import { registrationCode, resetCode } from './mails'
import type { RateLimits } from './rate-limits'
import { setPendingCode } from './registration-repository'

/** Makes codes and the mails that carry them: nowhere else is a code known in clear. */
export function createCodeMails({ config, db, clock }: Services, limits: RateLimits) {
  return {
    /** Within its minute or over its five an hour nothing is mailed, and nobody is told. */
    async mayMail(purpose: Purpose, role: Role, email: string): Promise<boolean> {
      return (
        (await limits.tryTake('mailToPurpose', `${purpose}:${role}:${email}`)) &&
        (await limits.tryTake('mailToEmail', email))
      )
    },

    async forRegistration(row: Selectable<PendingRegistrationTable>): Promise<Mail> {
      const code = newCode()
      const hash = hashCode(config, 'register', row.id, code)
      await setPendingCode(db, row.id, hash, codeExpiry(clock()))
      return registrationCode(row.email, row.first_name, code)
    },

    async forReset(account: Selectable<AccountTable>): Promise<Mail> {
      const code = newCode()
      const id = newId()
      const now = clock()
      await db
        .insertInto('reset_code')
        .values({
          id,
          account_id: account.id,
          email: account.email,
          created_at: now,
          code_hash: hashCode(config, 'reset', id, code),
          code_expires_at: codeExpiry(now),
        })
        .execute()
      return resetCode(account.email, account.first_name, code)
    },
  }
}

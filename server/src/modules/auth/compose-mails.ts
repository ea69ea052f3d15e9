import type { Language, Role } from '@swipefolio/shared/contract'
import type { Services } from '../../foundation/services'
import type { Composers } from '../../foundation/mail/mail'
import { isKnownAddress } from '../../people/account-events/account-events'
import { lockAccountsShared } from '../../people/accounts/account-locks'
import { findAccount } from '../../people/accounts/account-repository'
import { translatorFor } from '../../i18n/translator'
import { codeExpiry, codeMinutes, hashCode, newCode } from './codes'
import { newId } from '../../foundation/db/ids'
import {
  accountDeleted,
  alreadyRegistered,
  passwordChanged,
  passwordGuessed,
  registrationCode,
  resetCode,
  type SecondFactorChange,
  secondFactorChanged,
} from './mails'
import { findPending, setPendingCode } from './registration-repository'

declare module '../../foundation/mail/mail' {
  interface MailJobs {
    /** The code of a registration; without an id, of the single one that was asked for from an address, or at all. */
    registrationCode: {
      role: Role
      email: string
      id?: number
      askedFrom?: string
      isRepeated?: boolean
    }
    /**
     * Without an id in what a former release left in the outbox. `onlyFrom` is set when strangers may have used up the
     * mails: the code is mailed if the account was used from that address.
     */
    resetCode: {
      role: Role
      email: string
      resetId?: string
      askedFrom?: string
      onlyFrom?: string
    }
    passwordChanged: { accountId: number }
    passwordGuessed: { role: Role; email: string }
    secondFactorChanged: { accountId: number; type: SecondFactorChange }
    /** Without a language in what a former release left in the outbox. */
    accountDeleted: { email: string; firstName: string; language?: Language | null }
  }
}

const codeLifetime = codeMinutes * 60_000
const noticeLifetime = 24 * 60 * 60_000

/** Composes the mails of accounts. Codes exist in clear text only here. */
export function composeAccountMails({
  config,
  db,
  clock,
}: Pick<Services, 'config' | 'db' | 'clock'>): Omit<Composers, 'digest' | 'filterNews'> {
  interface Owner {
    email: string
    first_name?: string
    language?: Language | null
  }
  const reader = ({ email, first_name, language }: Owner) => ({
    to: email,
    firstName: first_name,
    publicUrl: config.publicUrl,
    translator: translatorFor(language),
  })

  const findOwner = (accountId: number) =>
    db
      .selectFrom('account')
      .select(['email', 'first_name', 'language'])
      .where('id', '=', accountId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()

  return {
    registrationCode: {
      lifetime: codeLifetime,
      async compose({ isRepeated = false, ...wanted }) {
        const { role, email } = wanted
        const row = await findPending(db, wanted, clock())
        if (!row) return undefined
        const code = newCode()
        const hash = hashCode(config, 'register', row.id, code)
        // A known address has a code, too, which nobody is told: a try at it writes as much.
        await setPendingCode(db, row.id, hash, clock())
        const account = await findAccount(db, role, email)
        if (account) {
          const { language } = account
          return isRepeated ? undefined : alreadyRegistered(reader({ email, language }))
        }
        return registrationCode(reader(row), code)
      },
    },

    resetCode: {
      lifetime: codeLifetime,
      async compose({ role, email, resetId, askedFrom, onlyFrom }) {
        const found = await findAccount(db, role, email)
        const mayHave = onlyFrom === undefined || (await isKnownAddress(db, found?.id, onlyFrom))
        const account = mayHave ? found : undefined
        const code = newCode()
        const id = newId()
        const now = clock()
        const isStored = await db.transaction().execute(async (transaction) => {
          if (account && !(await lockAccountsShared(transaction, [account.id]))) return false
          await transaction
            .insertInto('reset_code')
            .values({
              id,
              // A request that gets no mail has a code, too, which nobody is told: a try at it writes as much.
              account_id: account?.id ?? null,
              email,
              reset_id: resetId ?? null,
              asked_from: askedFrom ?? '',
              created_at: now,
              code_hash: hashCode(config, 'reset', id, code),
              code_expires_at: codeExpiry(now),
            })
            .execute()
          return true
        })
        return account && isStored ? resetCode(reader(account), code) : undefined
      },
    },

    passwordChanged: {
      lifetime: noticeLifetime,
      async compose({ accountId }) {
        const account = await findOwner(accountId)
        return account && passwordChanged(reader(account))
      },
    },

    secondFactorChanged: {
      lifetime: noticeLifetime,
      async compose({ accountId, type }) {
        const account = await findOwner(accountId)
        return account && secondFactorChanged(reader(account), type)
      },
    },

    passwordGuessed: {
      lifetime: noticeLifetime,
      async compose({ role, email }) {
        const account = await findAccount(db, role, email)
        return account && passwordGuessed(reader(account))
      },
    },

    accountDeleted: {
      lifetime: noticeLifetime,
      compose: async ({ email, firstName, language }) =>
        accountDeleted(reader({ email, first_name: firstName, language })),
    },
  }
}

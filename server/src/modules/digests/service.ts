import type { CallBody, MailPreferences } from '@swipefolio/shared/contract'
import type { Services } from '../../foundation/services'
import { lockAccountsShared, lockOwnAccountShared } from '../../people/accounts/account-locks'
import { stopMailsOfFilters } from '../saved-filters/repository'
import { findPreferences, setDigestSetting } from './repository'

type Payload = CallBody<'PUT /api/user/mail-preferences'>

export function digestsService({ db }: Pick<Services, 'db'>) {
  return {
    get: (accountId: number): Promise<MailPreferences> => findPreferences(db, accountId),

    /** Changes the given fields and keeps the others. */
    update: (accountId: number, { messages, contacts, links }: Payload): Promise<MailPreferences> =>
      db.transaction().execute(async (trx) => {
        await lockOwnAccountShared(trx, accountId)
        await setDigestSetting(trx, accountId, { messages, contacts, links })
        return findPreferences(trx, accountId)
      }),

    /** A deleted account has no mails to stop. */
    stopAll: (accountId: number) =>
      db.transaction().execute(async (trx) => {
        if (!(await lockAccountsShared(trx, [accountId]))) return
        await setDigestSetting(trx, accountId, { messages: false, contacts: false, links: false })
        await stopMailsOfFilters(trx, accountId)
      }),
  }
}

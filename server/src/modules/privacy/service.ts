import type { CallBody, Privacy } from '@swipefolio/shared/contract'
import { checkPrivacy, companyNames } from '@swipefolio/shared/rules'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { lockOwnAccount } from '../../people/accounts/account-locks'
import { setFeedHidden } from '../feed/entries'
import { getPrivacy, replaceHiddenCompanies, setPaused } from './repository'

type PrivacyPayload = CallBody<'PUT /api/user/privacy'>

export function privacyService({ db }: Services) {
  return {
    get: (accountId: number): Promise<Privacy> => getPrivacy(db, accountId),

    /** Replaces what is given and keeps the rest. */
    update: (accountId: number, payload: PrivacyPayload): Promise<Privacy> =>
      db.transaction().execute(async (trx) => {
        requireValid(checkPrivacy(payload))
        await lockOwnAccount(trx, accountId)
        const { paused, hiddenCompanies } = payload
        if (paused !== undefined) {
          await setPaused(trx, accountId, paused)
          await setFeedHidden(trx, accountId, paused)
        }
        if (hiddenCompanies) {
          await replaceHiddenCompanies(trx, accountId, companyNames(hiddenCompanies))
        }
        return getPrivacy(trx, accountId)
      }),
  }
}

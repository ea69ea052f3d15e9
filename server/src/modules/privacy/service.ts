import type { CallBody, Privacy } from '@swipefolio/shared/contract'
import {
  checkPrivacy,
  companyNames,
  domainNames,
  domainRefusals,
  emailDomain,
  type FieldErrors,
} from '@swipefolio/shared/rules'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { lockOwnAccount } from '../../people/accounts/account-locks'
import { setFeedHidden } from '../feed/entries'
import { isOpenToAll } from './mail-providers'
import { getPrivacy, replaceHiddenCompanies, replaceHiddenDomains, setPaused } from './repository'

type PrivacyPayload = CallBody<'PUT /api/user/privacy'>

/** Everybody has an address at a public mail provider: it would hide from strangers, and from no company. */
function refuseOpenDomains(names: readonly string[] = []) {
  const isOpen = domainNames(names).some((name) => isOpenToAll(emailDomain(name)))
  const errors: FieldErrors = isOpen ? { hiddenDomains: domainRefusals.hiddenDomains[0] } : {}
  requireValid(errors)
}

export function privacyService({ db }: Services) {
  return {
    get: (accountId: number): Promise<Privacy> => getPrivacy(db, accountId),

    /** Replaces what is given and keeps the rest. */
    update: (accountId: number, payload: PrivacyPayload): Promise<Privacy> =>
      db.transaction().execute(async (trx) => {
        requireValid(checkPrivacy(payload))
        refuseOpenDomains(payload.hiddenDomains)
        await lockOwnAccount(trx, accountId)
        const { paused, hiddenCompanies, hiddenDomains } = payload
        if (paused !== undefined) {
          await setPaused(trx, accountId, paused)
          await setFeedHidden(trx, accountId, paused)
        }
        if (hiddenCompanies) {
          await replaceHiddenCompanies(trx, accountId, companyNames(hiddenCompanies))
        }
        if (hiddenDomains) await replaceHiddenDomains(trx, accountId, domainNames(hiddenDomains))
        return getPrivacy(trx, accountId)
      }),
  }
}

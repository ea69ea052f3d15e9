import { msg } from '@swipefolio/shared/i18n'
import { checkSecondFactor } from '@swipefolio/shared/rules'
import { invalidInput, unauthenticated } from '../foundation/http/errors'
import type { Origin } from '../foundation/http/origin'
import type { Person } from '../foundation/http/person'
import { requireValid } from '../foundation/http/require-valid'
import type { Services } from '../foundation/services'
import { logAccountEvent, recordAccountEvent } from '../people/account-events/account-events'
import { refuseUnprovenPassword } from '../people/accounts/account-repository'
import { confirmPassword } from '../people/passwords/confirm-password'
import {
  findMethods,
  isOn,
  refusalOf,
  takeSecondFactor,
} from '../people/second-factor/second-factor'
import { erase } from './erase'
import { lockAccount, waitForOtherDeletions } from './repository'

interface Proof {
  password?: string
  code?: string
}

/** Deletes an account after verifying its password and, where two-step login is on, a code or a passkey. */
export function deletionService(services: Services) {
  const { db, outbox } = services

  async function confirmSecondFactor({ id: accountId }: Person, code: string, origin: Origin) {
    requireValid(checkSecondFactor({ code }))
    const factor = { accountId, step: 'change', typed: code } as const
    if (await takeSecondFactor(services, factor, origin)) return
    await recordAccountEvent(services, db, { accountId, type: 'deletion-refused', origin })
    throw invalidInput(refusalOf(code), { code: refusalOf(code) })
  }

  return {
    async remove(person: Person, { password = '', code = '' }: Proof, origin: Origin) {
      const verifiedHash = await confirmPassword(services, person, {
        password,
        origin,
        field: 'password',
        refusal: msg('The password is not right'),
        refusedAs: 'deletion-refused',
      })
      await refuseUnprovenPassword(db, person.id)
      const isAsked = isOn(await findMethods(db, person.id))
      if (isAsked) await confirmSecondFactor(person, code, origin)
      await db.transaction().execute(async (trx) => {
        await waitForOtherDeletions(trx)
        const account = await lockAccount(trx, person.id)
        if (!account || account.password_hash !== verifiedHash) throw unauthenticated()
        // Two-step login was turned on in between.
        if (!isAsked && isOn(await findMethods(trx, person.id))) throw unauthenticated()
        await erase({ trx, services, account })
        const { email, first_name: firstName, language } = account
        await outbox.add(trx, 'accountDeleted', { email, firstName, language })
      })
      logAccountEvent(services, { accountId: person.id, type: 'deleted', origin })
    },
  }
}

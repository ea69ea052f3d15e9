import { unauthenticated } from '../foundation/http/errors'
import type { Origin } from '../foundation/http/origin'
import type { Person } from '../foundation/http/person'
import type { Services } from '../foundation/services'
import { logAccountEvent } from '../people/account-events/account-events'
import { refuseUnprovenPassword } from '../people/accounts/account-repository'
import { confirmPassword } from '../people/passwords/confirm-password'
import { erase } from './erase'
import { lockAccount, waitForOtherDeletions } from './repository'

/** Deletes an account after verifying its password. */
export function deletionService(services: Services) {
  const { db, logger, outbox } = services

  return {
    async remove(person: Person, password: string, origin: Origin) {
      const verifiedHash = await confirmPassword(services, person, {
        password,
        origin,
        field: 'password',
        refusal: 'The password is not right',
        refusedAs: 'deletion-refused',
      })
      await refuseUnprovenPassword(db, person.id)
      await db.transaction().execute(async (trx) => {
        await waitForOtherDeletions(trx)
        const account = await lockAccount(trx, person.id)
        if (!account || account.password_hash !== verifiedHash) throw unauthenticated()
        await erase({ trx, services, account })
        const { email, first_name: firstName } = account
        await outbox.add(trx, 'accountDeleted', { email, firstName })
      })
      logAccountEvent(logger, { accountId: person.id, type: 'deleted', origin })
    },
  }
}

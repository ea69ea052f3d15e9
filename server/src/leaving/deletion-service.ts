import { invalidInput, unauthenticated } from '../foundation/http/errors'
import type { Person } from '../foundation/http/person'
import type { Services } from '../foundation/services'
import { verifyPassword } from '../people/passwords/passwords'
import { createRateLimits } from '../people/rate-limits/rate-limits'
import { erase } from './erase'
import { findCredentials, lockAccount, waitForOtherDeletions } from './repository'

const wrongPassword = 'The password is not right'

/** Deletes an account after verifying its password. */
export function deletionService(services: Services) {
  const { db, outbox } = services
  const limits = createRateLimits(services)

  async function verify(person: Person, password: string, ip: string) {
    const account = await findCredentials(db, person.id)
    if (!account) throw unauthenticated()
    const subject = `${account.role}:${account.email}:${ip}`
    await limits.consume('login', subject)
    await limits.consume('failuresOfAddress', ip)
    const isRight = await verifyPassword(account.password_hash, password)
    if (!isRight) throw invalidInput(wrongPassword, { password: wrongPassword })
    await limits.reset('login', subject)
    await limits.refund('failuresOfAddress', ip)
    return account.password_hash
  }

  return {
    async remove(person: Person, password: string, ip: string) {
      const verifiedHash = await verify(person, password, ip)
      await db.transaction().execute(async (trx) => {
        await waitForOtherDeletions(trx)
        const account = await lockAccount(trx, person.id)
        if (!account || account.password_hash !== verifiedHash) throw unauthenticated()
        await erase({ trx, services, account })
        const { email, first_name: firstName } = account
        await outbox.add(trx, 'accountDeleted', { email, firstName })
      })
    },
  }
}

import type { CallBody } from '@swipefolio/shared/contract'
import { checkProfile, isBlank } from '@swipefolio/shared/rules'
import { forbidden, invalidInput, notFound } from '../../foundation/http/errors'
import type { Person } from '../../foundation/http/person'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { refuseCommonPassword } from '../../people/passwords/common-passwords'
import { lockOwnAccount } from '../../people/accounts/account-locks'
import { hashPassword } from '../../people/passwords/passwords'
import { endOtherSessions } from '../../people/sessions/sessions'
import { issueToken } from '../../people/sessions/tokens'
import { findAccount, updateAccount } from './repository'

type ProfileUpdate = CallBody<'PUT /api/recruiter/update'>

const detailsNotFound = () => notFound('User details not found')

/** Blank fields keep the current value. */
const filled = (text: string | undefined) => (isBlank(text) ? undefined : text?.trim())

export function profileService(services: Services) {
  const { db, outbox } = services

  async function get(person: Person) {
    const account = await findAccount(db, person.id)
    if (!account) throw detailsNotFound()
    return account
  }

  async function check(person: Person, update: ProfileUpdate) {
    if (update.id && update.id !== person.id) throw forbidden()
    const { email } = await get(person)
    const isOtherEmail = filled(update.email) && filled(update.email)?.toLowerCase() !== email
    if (isOtherEmail) {
      throw invalidInput('Email cannot be changed', { email: 'Email cannot be changed' })
    }
    requireValid(checkProfile(update))
    await refuseCommonPassword(services.config, update.password)
  }

  return {
    get,

    async update(person: Person, update: ProfileUpdate) {
      await check(person, update)
      const password = update.password || undefined
      const changes = {
        first_name: filled(update.firstName),
        last_name: filled(update.lastName),
        company_name: filled(update.companyName),
        password_hash: password && (await hashPassword(password)),
      }
      const account = await db.transaction().execute(async (trx) => {
        await lockOwnAccount(trx, person.id)
        if (password) {
          await endOtherSessions(services, trx, person.id, person.sessionId)
          await outbox.add(trx, 'passwordChanged', { accountId: person.id })
        }
        return updateAccount(trx, person.id, changes)
      })
      if (!account) throw detailsNotFound()
      return { account, token: issueToken(services, account, person.sessionId) }
    },
  }
}

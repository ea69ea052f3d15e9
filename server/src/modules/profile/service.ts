import type { CallBody, Language } from '@swipefolio/shared/contract'
import { msg, type Translatable } from '@swipefolio/shared/i18n'
import { checkProfile, isBlank, passwordRefusals } from '@swipefolio/shared/rules'
import { companyKey } from '../../foundation/db/company-key'
import type { Executor } from '../../foundation/db/database'
import {
  conflict,
  forbidden,
  invalidInput,
  notFound,
  unauthenticated,
} from '../../foundation/http/errors'
import type { Origin } from '../../foundation/http/origin'
import type { Person } from '../../foundation/http/person'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import {
  isPasswordChangedSince,
  recordAccountEvent,
} from '../../people/account-events/account-events'
import { refuseCommonPassword } from '../../people/passwords/common-passwords'
import { lockOwnAccount } from '../../people/accounts/account-locks'
import { updateLanguage } from '../../people/accounts/language'
import { confirmPassword, findOwnHash } from '../../people/passwords/confirm-password'
import { findMethods, isOn } from '../../people/second-factor/second-factor'
import { endOtherSessions, findSessionStart } from '../../people/sessions/sessions'
import { issueToken } from '../../people/sessions/tokens'
import { findAccount, findCompanyChanges, updateAccount } from './repository'

type ProfileUpdate = CallBody<'PUT /api/recruiter/update'>

/** After a login its password is known for this time: clients of the specification send only the new one. */
const freshMinutes = 5
/** So long after a change the same one is a retry whose first answer was lost. */
const retryMinutes = 10
const minute = 60_000
const day = 86_400_000
const [noCurrentPassword, wrongCurrentPassword] = passwordRefusals.currentPassword

/** A fresh session may be one that a code from the app has opened, and whose token was stolen. */
const noCurrentPasswordWithFactor = msg('Please enter your current password: two-step login is on')

const askForCurrent = (sentence: Translatable) =>
  invalidInput(sentence, { currentPassword: sentence })

const detailsNotFound = () => notFound(msg('User details not found'))

/** Blank fields keep the current value. */
const filled = (text: string | undefined) => (isBlank(text) ? undefined : text?.trim())

const companyOf = (name: string | undefined) =>
  name ? { company_name: name, company_key: companyKey(name) } : {}

export function profileService(services: Services) {
  const { clock, db, outbox } = services

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
      throw invalidInput(msg('Email cannot be changed'), { email: 'Email cannot be changed' })
    }
    requireValid(checkProfile(update))
    await refuseCommonPassword(services.config, update.password)
  }

  /**
   * Whether a change has stored this password already. The change ended all other sessions, so that this one made it or
   * began with that password; a guess counts as one of a login. With a wrong current password it is refused and recorded below.
   */
  async function isStored(person: Person, update: ProfileUpdate, origin: Origin) {
    const { password, currentPassword } = update
    if (!password || !currentPassword) return false
    const since = new Date(clock().getTime() - retryMinutes * minute)
    if (!(await isPasswordChangedSince(db, person.id, since))) return false
    return (await findOwnHash(services, person, { password, origin })) !== undefined
  }

  /** A stolen token alone must not take over the account. Returns whether the current password was given. */
  async function confirmOwner(person: Person, password: string | null | undefined, origin: Origin) {
    if (password) {
      await confirmPassword(services, person, {
        password,
        origin,
        field: 'currentPassword',
        refusal: wrongCurrentPassword,
        refusedAs: 'password-change-refused',
      })
      return true
    }
    const startedAt = await findSessionStart(db, person.sessionId)
    const isFresh = startedAt && clock().getTime() - startedAt.getTime() < freshMinutes * minute
    if (!isFresh) throw askForCurrent(noCurrentPassword)
    return false
  }

  /** Each new company hides other people's projects, so that comparing decks would tell who hides from it. */
  async function refuseOftenChanges(trx: Executor, person: Person, key: string | undefined) {
    if (!key || !services.config.limits) return
    const { isNew, changedAt } = await findCompanyChanges(trx, person.id, key)
    const ages = changedAt.map((at) => clock().getTime() - at.getTime())
    const [latest = Infinity, ...earlier] = ages.filter((age) => age < 30 * day)
    const isCorrection = earlier.length === 0 && latest < day
    if (isNew && latest < Infinity && !isCorrection) {
      throw conflict(msg('You can change your company once in 30 days'))
    }
  }

  return {
    get,

    async chooseLanguage(person: Person, language: Language) {
      if (!(await updateLanguage(db, person.id, language))) throw unauthenticated()
      return { language }
    },

    async update(person: Person, update: ProfileUpdate, origin: Origin) {
      await check(person, update)
      const isRetry = await isStored(person, update, origin)
      const password = isRetry ? undefined : update.password || undefined
      const isProven = !password || (await confirmOwner(person, update.currentPassword, origin))
      const changes = {
        first_name: filled(update.firstName),
        last_name: filled(update.lastName),
        ...companyOf(filled(update.companyName)),
        password_hash: password && (await services.passwords.hash(password)),
        password_unproven: isProven ? undefined : true,
      }
      const account = await db.transaction().execute(async (trx) => {
        await lockOwnAccount(trx, person.id)
        await refuseOftenChanges(trx, person, changes.company_key)
        if (password) {
          // A reset in the meantime has ended this session.
          if (!(await findSessionStart(trx, person.sessionId))) throw unauthenticated()
          if (!isProven && isOn(await findMethods(trx, person.id))) {
            throw askForCurrent(noCurrentPasswordWithFactor)
          }
          await endOtherSessions(services, trx, person.id, person.sessionId)
          await outbox.add(trx, 'passwordChanged', { accountId: person.id })
          const type = 'password-changed'
          await recordAccountEvent(services, trx, { accountId: person.id, type, origin })
        }
        return updateAccount(trx, person.id, changes)
      })
      if (!account) throw detailsNotFound()
      return { account, token: issueToken(services, account, person.sessionId) }
    },
  }
}

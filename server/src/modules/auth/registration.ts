import type { CallBody, Language } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import { checkCode, checkRegistration, checkResetRequest } from '@swipefolio/shared/rules'
import { accountKeys } from '../../foundation/db/account-keys'
import { newId } from '../../foundation/db/ids'
import { invalidInput } from '../../foundation/http/errors'
import { createSerialQueue } from '../../foundation/http/serial-queue'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { normaliseEmail, roleOf } from '../../people/accounts/account-repository'
import { isCodeOf, registrationSalt } from './codes'
import { refuseCommonPassword } from '../../people/passwords/common-passwords'
import type { RateLimits } from '../../people/rate-limits/rate-limits'
import * as pending from './registration-repository'

const sent = 'Verification code sent to your email'
const failed = () => invalidInput(msg('Verification failed. Please check your code and try again.'))

type RegistrationBody = CallBody<'POST /api/auth/request-register'>
type ResendBody = CallBody<'POST /api/auth/resend-code'>

interface Verification {
  email: string
  code: string | number | undefined
  /** Undefined from clients that know only the specification. */
  registrationId: number | undefined
}

export function createRegistration(services: Services, limits: RateLimits) {
  const { config, db, clock, outbox, passwords } = services
  const inTurn = createSerialQueue({ rest: 1 })

  /** Responds alike for known and unknown addresses; composing the mail decides which of them it is. */
  async function request(body: RegistrationBody, language: Language | null, ip: string) {
    requireValid(checkRegistration(body))
    await refuseCommonPassword(config, body.password)
    await limits.consume('mailsOfAddress', ip)
    const role = roleOf(body.recruiter)
    const email = normaliseEmail(body.email)
    const hash = () => passwords.hash(body.password ?? '', registrationSalt(config, role, email))
    const registration = {
      id: newId(),
      role,
      email,
      first_name: body.firstName?.trim() ?? '',
      last_name: body.lastName?.trim() ?? '',
      company_name: role === 'recruiter' ? (body.companyName?.trim() ?? '') : '',
      // In turn by address: people who log in do not wait behind somebody's many registrations.
      password_hash: await (config.limits ? inTurn(ip, hash) : hash()),
      created_at: clock(),
      asked_from: ip,
      language,
    }
    // Counted for every request: who asks from an address for the first time may have the mail that is in reserve.
    const isFirst = await limits.tryConsume('registrationFromAddress', `${role}:${email}:${ip}`)
    // Each registration has a code of its own: another one is mailed at once, within the hour's limit of the address.
    const mayMail =
      (await limits.mayMail('register', role, email)) ||
      (!(await pending.isPending(db, registration)) &&
        ((await limits.tryConsume('mailToEmail', `register:${email}`)) ||
          (isFirst && (await limits.tryConsume('mailInReserve', email)))))
    const pendingId = await db.transaction().execute(async (transaction) => {
      const id = await pending.savePending(transaction, registration)
      if (mayMail) await outbox.add(transaction, 'registrationCode', { role, email, id })
      return id
    })
    return { answer: sent, pendingId }
  }

  async function resendCode(body: ResendBody, ip: string): Promise<string> {
    requireValid(checkResetRequest(body))
    await limits.consume('mailsOfAddress', ip)
    const role = roleOf(body.isRecruiter)
    const email = normaliseEmail(body.email)
    if (await limits.mayMail('register', role, email)) {
      const { registrationId: id } = body
      const job = { role, email, id, askedFrom: ip, isRepeated: true }
      await outbox.add(db, 'registrationCode', job)
    }
    return sent
  }

  async function verify({ email, code, registrationId }: Verification, ip: string) {
    requireValid(checkCode({ code }))
    await limits.consume('failuresOfAddress', ip)
    const guess = { email: normaliseEmail(email), id: registrationId, from: ip }
    const rows = await pending.countTry(db, guess, clock())
    const match = rows.find((row) => isCodeOf(config, 'register', row, code))
    if (!match || !(await activate(match.id))) throw failed()
    await limits.refund('failuresOfAddress', ip)
    return 'Account verified successfully! Please log in.'
  }

  /** False when a concurrent request used this code or completed another registration of the address. */
  const activate = (pendingId: number): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const person = await pending.takePending(transaction, pendingId)
      if (!person) return false
      await pending.removePending(transaction, person.role, person.email)
      const created = await transaction
        .insertInto('account')
        .values({
          ...person,
          id: newId(),
          ...accountKeys(person),
          consented_at: person.created_at,
          created_at: clock(),
        })
        .onConflict((conflict) => conflict.columns(['role', 'email']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return created !== undefined
    })

  return { request, resendCode, verify }
}

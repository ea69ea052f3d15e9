import type { CallBody } from '@swipefolio/shared/contract'
import { checkCode, checkRegistration, checkResetRequest } from '@swipefolio/shared/rules'
import { newId } from '../../foundation/db/ids'
import { invalidInput } from '../../foundation/http/errors'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { normaliseEmail, roleOf } from '../../people/accounts/account-repository'
import { isCodeOf } from './codes'
import { refuseCommonPassword } from '../../people/passwords/common-passwords'
import { hashPassword } from '../../people/passwords/passwords'
import type { RateLimits } from '../../people/rate-limits/rate-limits'
import * as pending from './registration-repository'

const sent = 'Verification code sent to your email'
const failed = () => invalidInput('Verification failed. Please check your code and try again.')

type RegistrationBody = CallBody<'POST /api/auth/request-register'>
type ResendBody = CallBody<'POST /api/auth/resend-code'>

export function createRegistration(services: Services, limits: RateLimits) {
  const { config, db, clock, outbox } = services

  /** Responds alike for known and unknown addresses; composing the mail decides which of them it is. */
  async function request(body: RegistrationBody, ip: string): Promise<string> {
    requireValid(checkRegistration(body))
    await refuseCommonPassword(config, body.password)
    await limits.consume('mailsOfAddress', ip)
    const role = roleOf(body.recruiter)
    const email = normaliseEmail(body.email)
    const pendingId = newId()
    const registration = {
      id: pendingId,
      role,
      email,
      first_name: body.firstName?.trim() ?? '',
      last_name: body.lastName?.trim() ?? '',
      company_name: role === 'recruiter' ? (body.companyName?.trim() ?? '') : '',
      password_hash: await hashPassword(body.password ?? ''),
      created_at: clock(),
    }
    const mayMail = await limits.mayMail('register', role, email)
    await db.transaction().execute(async (transaction) => {
      await pending.createPending(transaction, registration)
      if (mayMail) await outbox.add(transaction, 'registrationCode', { role, email, pendingId })
    })
    return sent
  }

  async function resendCode(body: ResendBody, ip: string): Promise<string> {
    requireValid(checkResetRequest(body))
    await limits.consume('mailsOfAddress', ip)
    const role = roleOf(body.isRecruiter)
    const email = normaliseEmail(body.email)
    if (await limits.mayMail('register', role, email)) {
      await outbox.add(db, 'registrationCode', { role, email })
    }
    return sent
  }

  async function verify(address: string, code: string | number | undefined, ip: string) {
    requireValid(checkCode({ code }))
    await limits.consume('failuresOfAddress', ip)
    const rows = await pending.countTry(db, normaliseEmail(address), clock())
    const match = rows.find((row) => isCodeOf(config, 'register', row, code))
    if (!match || !(await activate(match.id))) throw failed()
    await limits.refund('failuresOfAddress', ip)
    return 'Account verified successfully! Please log in.'
  }

  /** False when a concurrent request used this code or completed another registration of the address. */
  const activate = (pendingId: number): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const registration = await pending.takePending(transaction, pendingId)
      if (!registration) return false
      const { role, email, created_at } = registration
      const created = await transaction
        .insertInto('account')
        .values({
          id: newId(),
          role,
          email,
          first_name: registration.first_name,
          last_name: registration.last_name,
          company_name: registration.company_name,
          password_hash: registration.password_hash,
          consented_at: created_at,
          created_at: clock(),
        })
        .onConflict((conflict) => conflict.columns(['role', 'email']).doNothing())
        .returning('id')
        .executeTakeFirst()
      await pending.removePending(transaction, role, email)
      return created !== undefined
    })

  return { request, resendCode, verify }
}

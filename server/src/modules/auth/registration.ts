import type { CallBody } from '@swipefolio/shared/contract'
import { checkCode, checkRegistration, checkResetRequest } from '@swipefolio/shared/rules'
import { newId } from '../../db/ids'
import { invalidInput } from '../../http/errors'
import { requireValid } from '../../http/require-valid'
import type { Services } from '../../services'
import { findAccount, normaliseEmail, roleOf } from './account-repository'
import { createCodeMails } from './code-mails'
import { isCodeOf } from './codes'
import { alreadyRegistered } from './mails'
import { hashPassword } from './passwords'
import type { RateLimits } from './rate-limits'
import * as pending from './registration-repository'

const sent = 'Verification code sent to your email'
const failed = () => invalidInput('Verification failed. Please check your code and try again.')

type RegistrationBody = CallBody<'POST /api/auth/request-register'>
type ResendBody = CallBody<'POST /api/auth/resend-code'>

export function createRegistration(services: Services, limits: RateLimits) {
  const { config, db, clock, mailer } = services
  const codeMails = createCodeMails(services, limits)

  /** Answers alike for known and unknown addresses: what differs happens in the background. */
  async function request(body: RegistrationBody, ip: string): Promise<string> {
    requireValid(checkRegistration(body))
    await limits.take('mailsOfAddress', ip)
    const role = roleOf(body.recruiter)
    const email = normaliseEmail(body.email)
    const registration = await pending.createPending(db, {
      id: newId(),
      role,
      email,
      first_name: body.firstName?.trim() ?? '',
      last_name: body.lastName?.trim() ?? '',
      company_name: role === 'recruiter' ? (body.companyName?.trim() ?? '') : '',
      password_hash: await hashPassword(body.password ?? ''),
      created_at: clock(),
    })
    mailer.send(async () => {
      if (!(await codeMails.mayMail('register', role, email))) return undefined
      if (!(await findAccount(db, role, email))) return codeMails.forRegistration(registration)
      await pending.removePending(db, role, email)
      return alreadyRegistered(email, config.publicUrl)
    })
    return sent
  }

  async function resendCode(body: ResendBody, ip: string): Promise<string> {
    requireValid(checkResetRequest(body))
    await limits.take('mailsOfAddress', ip)
    const role = roleOf(body.isRecruiter)
    const email = normaliseEmail(body.email)
    mailer.send(async () => {
      const newest = await pending.findNewestPending(db, role, email, clock())
      if (!newest || !(await codeMails.mayMail('register', role, email))) return undefined
      return codeMails.forRegistration(newest)
    })
    return sent
  }

  async function verify(address: string, code: string | number | undefined, ip: string) {
    requireValid(checkCode({ code }))
    await limits.take('failuresOfAddress', ip)
    const rows = await pending.countTry(db, normaliseEmail(address), clock())
    const match = rows.find((row) => isCodeOf(config, 'register', row, code))
    if (!match || !(await activate(match.id))) throw failed()
    await limits.giveBack('failuresOfAddress', ip)
    return 'Account verified successfully! Please log in.'
  }

  /** False when somebody was faster, with this code or with another registration of the address. */
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

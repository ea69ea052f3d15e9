import { msg } from '@swipefolio/shared/i18n'
import { randomUUID } from 'node:crypto'
import type { CallBody } from '@swipefolio/shared/contract'
import { checkReset, checkResetRequest } from '@swipefolio/shared/rules'
import { sql } from 'kysely'
import { invalidInput } from '../../foundation/http/errors'
import type { Origin } from '../../foundation/http/origin'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { recordAccountEvent } from '../../people/account-events/account-events'
import { lockAccountIfPresent } from '../../people/accounts/account-locks'
import { normaliseEmail, resetPassword, roleOf } from '../../people/accounts/account-repository'
import { isCodeOf, mostTries } from './codes'
import { refuseCommonPassword } from '../../people/passwords/common-passwords'
import type { RateLimits } from '../../people/rate-limits/rate-limits'
import { endOtherSessions } from '../../people/sessions/sessions'

const failed = () =>
  invalidInput(msg('Failed to reset password. Please check your code and try again.'))

type SendBody = CallBody<'POST /api/auth/resend-code'>
type ResetBody = CallBody<'POST /api/auth/verify-password-reset'>

export function createPasswordReset(services: Services, limits: RateLimits) {
  const { config, db, clock, outbox, passwords } = services

  /** Whether the account exists is decided when the mail is composed. */
  async function sendCode(request: SendBody, ip: string) {
    requireValid(checkResetRequest(request))
    await limits.consume('mailsOfAddress', ip)
    const role = roleOf(request.isRecruiter)
    const email = normaliseEmail(request.email)
    const resetId = randomUUID()
    // Counted for every address: which of them the owner uses is looked up after the answer, when the mail is composed.
    const isFirst = await limits.tryConsume('resetFromAddress', `${role}:${email}:${ip}`)
    if (await limits.mayMail('reset', role, email)) {
      await outbox.add(db, 'resetCode', { role, email, resetId, askedFrom: ip })
    } else if (isFirst) {
      await outbox.add(db, 'resetCode', { role, email, resetId, askedFrom: ip, onlyFrom: ip })
    }
    return { answer: 'Verification code sent to your email', resetId }
  }

  async function verify(body: ResetBody, origin: Origin): Promise<string> {
    requireValid(checkReset(body))
    await refuseCommonPassword(config, body.password)
    await limits.consume('failuresOfAddress', origin.ip)
    const rows = await countTry(normaliseEmail(body.email), body.resetId, origin.ip)
    const match = rows.find((row) => isCodeOf(config, 'reset', row, body.code))
    if (!match?.account_id) throw failed()
    const code = { id: match.id, accountId: match.account_id }
    const passwordHash = await passwords.hash(body.password ?? '')
    const account = await replacePassword(code, passwordHash, origin)
    if (!account) throw failed()
    await limits.refund('failuresOfAddress', origin.ip)
    // Wrong passwords and codes of other people no longer keep the owner out.
    await limits.reset('guessesOfAccount', `${account.role}:${account.email}`)
    await limits.reset('secondFactorOfPerson', String(code.accountId))
    return 'Password reset successfully! You can now log in with your new password.'
  }

  /**
   * Counted before any comparison: on the code that the id names as a bound try, on the others of the address as a try
   * without an id, from where they were asked for or from elsewhere. So the code of an earlier or later request is
   * accepted, too, and an id that names no code has no effect. The address may have an account in each role.
   */
  function countTry(email: string, resetId: string | undefined, from: string) {
    const isNamed = sql<boolean>`(reset_id = ${resetId ?? null}) is true`
    const isFromThere = sql<boolean>`asked_from = ${from}`
    return db
      .updateTable('reset_code')
      .set({
        bound_tries: sql`bound_tries + (${isNamed})::integer`,
        address_tries: sql`address_tries + (not (${isNamed}) and ${isFromThere})::integer`,
        code_tries: sql`code_tries + (not (${isNamed}) and not (${isFromThere}))::integer`,
      })
      .where('email', '=', email)
      .where('code_expires_at', '>', clock())
      .where(
        sql`case when ${isNamed} then bound_tries when ${isFromThere} then address_tries else code_tries end`,
        '<',
        mostTries,
      )
      .returning(['id', 'account_id', 'code_hash'])
      .execute()
  }

  async function replacePassword(
    { id, accountId }: { id: number; accountId: number },
    passwordHash: string,
    origin: Origin,
  ) {
    return db.transaction().execute(async (transaction) => {
      if (!(await lockAccountIfPresent(transaction, accountId))) return undefined
      const taken = await transaction
        .deleteFrom('reset_code')
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      if (!taken) return undefined
      await transaction.deleteFrom('reset_code').where('account_id', '=', accountId).execute()
      await endOtherSessions(services, transaction, accountId)
      const account = await resetPassword(transaction, accountId, passwordHash)
      await outbox.add(transaction, 'passwordChanged', { accountId })
      const type = 'password-reset'
      await recordAccountEvent(services, transaction, { accountId, type, origin })
      return account
    })
  }

  return { sendCode, verify }
}

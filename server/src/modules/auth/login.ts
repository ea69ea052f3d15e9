import type { AccountEventType, Role } from '@swipefolio/shared/contract'
import { checkCredentials } from '@swipefolio/shared/rules'
import { unauthenticated } from '../../foundation/http/errors'
import type { Origin } from '../../foundation/http/origin'
import { requireValid } from '../../foundation/http/require-valid'
import { createSemaphore } from '../../foundation/http/semaphore'
import { loggableError } from '../../foundation/loggable-error'
import type { Services } from '../../foundation/services'
import { recordAccountEvent } from '../../people/account-events/account-events'
import {
  findAccount,
  normaliseEmail,
  updatePasswordHash,
} from '../../people/accounts/account-repository'
import {
  hashesAtOnce,
  hashPassword,
  needsRehash,
  verifyPassword,
} from '../../people/passwords/passwords'
import type { RateLimits } from '../../people/rate-limits/rate-limits'
import { startSession } from '../../people/sessions/sessions'

const wrong = 'Invalid email or password'

const mostWaiting = 64
const longestWait = 5000

interface Credentials {
  email?: string
  password?: string
}

export function createLogin(services: Services, limits: RateLimits) {
  const { db, logger } = services

  async function rehash(accountId: number, password: string) {
    try {
      await updatePasswordHash(db, accountId, await hashPassword(password))
    } catch (error) {
      logger.warn({ err: loggableError(error) }, 'A password was not hashed anew')
    }
  }

  /** Admission control: logins wait before their first statement, so that a flood of them delays no other call. */
  const admit = createSemaphore({
    permits: hashesAtOnce,
    queueLength: mostWaiting,
    deadlineMilliseconds: longestWait,
  })

  /** Returns a token. A try is counted before the costly comparison and refunded when it succeeds. */
  async function logIn(role: Role, credentials: Credentials, origin: Origin): Promise<string> {
    const { ip } = origin
    const email = normaliseEmail(credentials.email)
    const password = credentials.password ?? ''
    const subject = `${role}:${email}:${ip}`
    await limits.consume('login', subject)
    await limits.consume('failuresOfAddress', ip)

    const account = await findAccount(db, role, email)
    const isRight = await verifyPassword(account?.password_hash, password)
    const record = (type: AccountEventType) =>
      recordAccountEvent(services, db, { accountId: account?.id, type, origin })
    if (!account || !isRight) {
      await record('login-refused')
      throw unauthenticated(wrong)
    }

    await limits.reset('login', subject)
    await limits.refund('failuresOfAddress', ip)
    const token = await startSession(services, account, origin)
    if (!token) throw unauthenticated(wrong)
    await record('login')
    if (needsRehash(account.password_hash)) await rehash(account.id, password)
    return token
  }

  return async (role: Role, credentials: Credentials, origin: Origin): Promise<string> => {
    requireValid(checkCredentials(credentials))
    return admit(() => logIn(role, credentials, origin))
  }
}

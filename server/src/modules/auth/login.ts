import type { Role } from '@swipefolio/shared/contract'
import { checkCredentials } from '@swipefolio/shared/rules'
import { unauthenticated } from '../../http/errors'
import { requireValid } from '../../http/require-valid'
import { loggableError } from '../../loggable-error'
import type { Services } from '../../services'
import { findAccount, normaliseEmail, updatePasswordHash } from './account-repository'
import { hashPassword, needsRehash, verifyPassword } from './passwords'
import type { RateLimits } from './rate-limits'
import { startSession } from './sessions'

const wrong = 'Invalid email or password'

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

  /** Answers a token. Tries are counted before the costly comparison, and taken back when it succeeds. */
  return async (role: Role, credentials: Credentials, ip: string): Promise<string> => {
    requireValid(checkCredentials(credentials))
    const email = normaliseEmail(credentials.email)
    const password = credentials.password ?? ''
    const subject = `${role}:${email}:${ip}`
    await limits.take('login', subject)
    await limits.take('failuresOfAddress', ip)

    const account = await findAccount(db, role, email)
    const isRight = await verifyPassword(account?.password_hash, password)
    if (!account || !isRight) throw unauthenticated(wrong)

    await limits.forget('login', subject)
    await limits.giveBack('failuresOfAddress', ip)
    const token = await startSession(services, account)
    if (!token) throw unauthenticated(wrong)
    if (needsRehash(account.password_hash)) await rehash(account.id, password)
    return token
  }
}

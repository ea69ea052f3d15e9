import type { AccountEventType, Language, Role } from '@swipefolio/shared/contract'
import { msg, type Translatable } from '@swipefolio/shared/i18n'
import { checkCredentials } from '@swipefolio/shared/rules'
import { ApiError, tooManyRequests, unauthenticated } from '../../foundation/http/errors'
import type { Origin } from '../../foundation/http/origin'
import { requireValid } from '../../foundation/http/require-valid'
import { createSemaphore } from '../../foundation/http/semaphore'
import { loggableError } from '../../foundation/loggable-error'
import { hashesAtOnce, needsRehash } from '../../foundation/passwords/passwords'
import type { Services } from '../../foundation/services'
import { isKnownAddress, recordAccountEvent } from '../../people/account-events/account-events'
import {
  findAccount,
  normaliseEmail,
  updatePasswordHash,
} from '../../people/accounts/account-repository'
import type { RateLimits } from '../../people/rate-limits/rate-limits'
import { makePasskeyOptions } from '../../people/second-factor/passkeys'
import {
  findMethods,
  isOn,
  type Methods,
  refusalOf,
  takeSecondFactor,
} from '../../people/second-factor/second-factor'
import { startSession } from '../../people/sessions/sessions'

const wrong = msg('Invalid email or password')
const limited = msg(
  "Too many wrong passwords. Choose 'Forgot Password?' to log in with a code from your email.",
)

/** The password was right; a client logs in again with a code or a passkey. */
const needsSecondFactor = (sentence: Translatable, methods: Methods, passkeyOptions?: string) =>
  new ApiError('unauthenticated', sentence, {
    headers: {
      'second-factor': 'required',
      'second-factor-methods': [methods.hasApp && 'code', methods.hasPasskeys && 'passkey']
        .filter(Boolean)
        .join(', '),
      ...(passkeyOptions && { 'passkey-options': passkeyOptions }),
    },
  })

const askFor = ({ hasApp, hasPasskeys }: Methods) => {
  if (!hasPasskeys) return msg('Please enter the code from your authenticator app')
  return hasApp
    ? msg('Please use a passkey, or enter the code from your authenticator app')
    : msg('Please use a passkey, or enter a recovery code')
}

const mostWaiting = 64
const longestWait = 5000

export interface Credentials {
  email?: string
  password?: string
  secondFactor?: string
}

interface Login {
  token: string
  /** Of the account. */
  language: Language | null
}

export function createLogin(services: Services, limits: RateLimits) {
  const { db, logger, outbox, passwords } = services

  async function rehash(accountId: number, password: string) {
    try {
      await updatePasswordHash(db, accountId, await passwords.hash(password))
    } catch (error) {
      logger.warn({ err: loggableError(error) }, 'A password was not hashed anew')
    }
  }

  /**
   * Admission control: logins wait before their first statement, so that a flood of them delays no other call. One more than there are
   * hashes at once, so that none waits for statements.
   */
  const admit = createSemaphore({
    permits: hashesAtOnce + 1,
    queueLength: mostWaiting,
    deadlineMilliseconds: longestWait,
  })

  /** A try is counted before the costly comparison and refunded when it succeeds. */
  async function logIn(role: Role, credentials: Credentials, origin: Origin): Promise<Login> {
    const { ip } = origin
    const record = (accountId: number | undefined, type: AccountEventType) =>
      recordAccountEvent(services, db, { accountId, type, origin })
    const email = normaliseEmail(credentials.email)
    const password = credentials.password ?? ''
    const subject = `${role}:${email}:${ip}`
    await limits.consume('login', subject)
    await limits.consume('failuresOfAddress', ip)

    const account = await findAccount(db, role, email)
    const guesses = `${role}:${email}`
    const isCounted = await limits.tryConsume('guessesOfAccount', guesses)
    // Passwords that are guessed from many addresses lock nobody out who was there before.
    if (!isCounted && !(await isKnownAddress(db, account?.id, ip))) {
      if (await limits.tryConsume('guessingNotice', guesses)) {
        await outbox.add(db, 'passwordGuessed', { role, email })
      }
      await record(account?.id, 'login-limited')
      throw tooManyRequests(await limits.secondsLeft('guessesOfAccount', guesses), limited)
    }
    const isRight = await passwords.verify(account?.password_hash, password)
    if (!account || !isRight) {
      await record(account?.id, 'login-refused')
      throw unauthenticated(wrong)
    }

    if (isCounted) await limits.refund('guessesOfAccount', guesses)
    const { id: accountId } = account
    const methods = await findMethods(db, accountId)
    const isAsked = isOn(methods)
    const typed = credentials.secondFactor
    const ask = async (sentence: Translatable) =>
      needsSecondFactor(
        sentence,
        methods,
        methods.hasPasskeys
          ? await makePasskeyOptions(services, accountId, 'login', origin)
          : undefined,
      )
    if (
      isAsked &&
      typed &&
      !(await takeSecondFactor(services, { accountId, step: 'login', typed }, origin))
    ) {
      await record(accountId, 'second-factor-refused')
      throw await ask(refusalOf(typed))
    }
    await limits.reset('login', subject)
    await limits.refund('failuresOfAddress', ip)
    if (isAsked && !typed) {
      await record(accountId, 'second-factor-asked')
      throw await ask(askFor(methods))
    }
    const token = await startSession(services, account, origin)
    if (!token) throw unauthenticated(wrong)
    await record(account.id, 'login')
    if (needsRehash(account.password_hash)) await rehash(account.id, password)
    return { token, language: account.language }
  }

  return async (role: Role, credentials: Credentials, origin: Origin): Promise<Login> => {
    requireValid(checkCredentials(credentials))
    return admit(() => logIn(role, credentials, origin))
  }
}

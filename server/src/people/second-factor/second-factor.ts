import { passkeyRefusal, secondFactorRefusals } from '@swipefolio/shared/rules'
import type { Selectable } from 'kysely'
import type { SecondFactorTable } from '../../foundation/db/account-tables'
import type { Executor } from '../../foundation/db/database'
import type { Origin } from '../../foundation/http/origin'
import { loggableError } from '../../foundation/loggable-error'
import type { Services } from '../../foundation/services'
import { recordAccountEvent } from '../account-events/account-events'
import { createRateLimits } from '../rate-limits/rate-limits'
import { decryptKey, stepOfCode } from './keys'
import type { ChallengeStep } from './passkey-challenges'
import { isPasskeyProof, takePasskey } from './passkeys'
import { takeRecoveryCode } from './recovery-codes'

/** How long a key waits for its first code. */
const pendingMinutes = 60

/** Also one that is not in force yet. */
export const findSecondFactor = (db: Executor, accountId: number) =>
  db.selectFrom('second_factor').selectAll().where('account_id', '=', accountId).executeTakeFirst()

export async function findEnabledSecondFactor(db: Executor, accountId: number) {
  const factor = await findSecondFactor(db, accountId)
  return factor?.enabled_at ? factor : undefined
}

/** What the second step of a login takes beside recovery codes. */
export async function findMethods(db: Executor, accountId: number) {
  const methods = await db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(
        selectFrom('second_factor')
          .select('account_id')
          .where('account_id', '=', accountId)
          .where('enabled_at', 'is not', null),
      ).as('code'),
      exists(selectFrom('passkey').select('id').where('account_id', '=', accountId)).as('passkey'),
    ])
    .executeTakeFirstOrThrow()
  return { hasApp: Boolean(methods.code), hasPasskeys: Boolean(methods.passkey) }
}

export type Methods = Awaited<ReturnType<typeof findMethods>>

export const isOn = ({ hasApp, hasPasskeys }: Methods) => hasApp || hasPasskeys

type Factor = Pick<Selectable<SecondFactorTable>, 'account_id' | 'secret'>

/** The time step of a code; undefined for a wrong one. */
export function readCode(
  { config, clock, logger }: Pick<Services, 'config' | 'clock' | 'logger'>,
  { account_id, secret }: Factor,
  code: string,
): number | undefined {
  try {
    return stepOfCode(decryptKey(config, account_id, secret), code, clock())
  } catch (error) {
    logger.warn({ err: loggableError(error) }, 'The key of an authenticator app is unreadable')
    return undefined
  }
}

/** What a person is told whose code or passkey was not accepted. */
export const refusalOf = (typed: string) =>
  isPasskeyProof(typed) ? passkeyRefusal : secondFactorRefusals.code[1]

export interface SecondFactorTry {
  accountId: number
  step: ChallengeStep
  typed: string
}

/**
 * Verifies a code from the app or a recovery code within the account's limit, or what a passkey has signed, and uses it
 * up. Signatures cannot be guessed: they neither count as tries nor wait for those of somebody else. Callers have
 * verified the password before, so that nobody without it can use up the tries.
 */
export async function takeSecondFactor(
  services: Services,
  { accountId, step, typed }: SecondFactorTry,
  origin: Origin,
): Promise<boolean> {
  if (isPasskeyProof(typed)) return takePasskey(services, { accountId, step, proof: typed }, origin)
  const limits = createRateLimits(services)
  await limits.consume('secondFactorOfPerson', String(accountId))
  const code = typed.replace(/[\s-]/g, '')
  const isTaken = /^\d{6}$/.test(code)
    ? await takeCode(services, accountId, code)
    : await spendRecoveryCode(services, accountId, code, origin)
  if (isTaken) await limits.reset('secondFactorOfPerson', String(accountId))
  return isTaken
}

/** A code is accepted once: later ones have a higher step. */
async function takeCode(services: Services, accountId: number, code: string): Promise<boolean> {
  const factor = await findEnabledSecondFactor(services.db, accountId)
  const step = factor && readCode(services, factor, code)
  if (!factor || step === undefined) return false
  const taken = await services.db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('secret', '=', factor.secret)
    .where(({ or, eb }) => or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('account_id')
    .executeTakeFirst()
  return taken !== undefined
}

const spendRecoveryCode = (services: Services, accountId: number, code: string, origin: Origin) =>
  services.db.transaction().execute(async (trx) => {
    if (!(await takeRecoveryCode(trx, accountId, code))) return false
    const type = 'recovery-code-used'
    await recordAccountEvent(services, trx, { accountId, type, origin })
    await services.outbox.add(trx, 'secondFactorChanged', { accountId, type })
    return true
  })

export async function removeUnusedKeys(db: Executor, now: Date): Promise<void> {
  await db
    .deleteFrom('second_factor')
    .where('enabled_at', 'is', null)
    .where('created_at', '<=', new Date(now.getTime() - pendingMinutes * 60_000))
    .execute()
}

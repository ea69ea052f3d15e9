import type { PasskeyChallengeTable } from '../../foundation/db/account-tables'
import type { Executor } from '../../foundation/db/database'
import type { Services } from '../../foundation/services'

export const challengeMilliseconds = 5 * 60_000

/** What a challenge is for: one of another step is refused. */
export type ChallengeStep = PasskeyChallengeTable['step']

type ChallengeServices = Pick<Services, 'db' | 'clock'>

/** Replaces the challenge of the step: an account has one of each at most. */
export async function saveChallenge(
  { db, clock }: ChallengeServices,
  accountId: number,
  step: ChallengeStep,
  challenge: string,
): Promise<void> {
  const expiresAt = new Date(clock().getTime() + challengeMilliseconds)
  await db
    .insertInto('passkey_challenge')
    .values({ account_id: accountId, step, challenge, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'step']).doUpdateSet({ challenge, expires_at: expiresAt }),
    )
    .execute()
}

/** Uses the challenge up, whatever becomes of the try; undefined when there is none or it has expired. */
export async function takeChallenge(
  { db, clock }: ChallengeServices,
  accountId: number,
  step: ChallengeStep,
): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('account_id', '=', accountId)
    .where('step', '=', step)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst()
  return taken && taken.expires_at > clock() ? taken.challenge : undefined
}

/** Of an account whose two-step login has changed: a proof that was enough before may no longer be. */
export const removeChallenges = (db: Executor, accountId: number) =>
  db.deleteFrom('passkey_challenge').where('account_id', '=', accountId).execute()

export const removeExpiredChallenges = (db: Executor, now: Date) =>
  db.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute()

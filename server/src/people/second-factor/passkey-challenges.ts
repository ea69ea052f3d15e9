import type { PasskeyChallengeTable } from '../../foundation/db/account-tables'
import type { Executor } from '../../foundation/db/database'
import type { Origin } from '../../foundation/http/origin'
import type { Services } from '../../foundation/services'

export const challengeMilliseconds = 5 * 60_000

/** What a challenge is for: one of another step is refused. */
export type ChallengeStep = PasskeyChallengeTable['step']

type ChallengeServices = Pick<Services, 'db' | 'clock'>

/** Of an account, a step and an address, so that no flood from elsewhere takes the owner's away. */
const mostChallenges = 10

interface Asked {
  accountId: number
  step: ChallengeStep
  challenge: string
}

/** Removes the challenges of the step that have expired, and the oldest of the address when it has too many. */
export async function saveChallenge(
  { db, clock }: ChallengeServices,
  { accountId, step, challenge }: Asked,
  { ip: address }: Pick<Origin, 'ip'>,
): Promise<void> {
  const now = clock()
  const latest = db
    .selectFrom('passkey_challenge')
    .select('challenge')
    .where('account_id', '=', accountId)
    .where('step', '=', step)
    .where('address', '=', address)
    .orderBy('expires_at', 'desc')
    .limit(mostChallenges - 1)
  await db
    .deleteFrom('passkey_challenge')
    .where('account_id', '=', accountId)
    .where('step', '=', step)
    .where(({ or, and, eb }) =>
      or([
        eb('expires_at', '<=', now),
        and([eb('address', '=', address), eb('challenge', 'not in', latest)]),
      ]),
    )
    .execute()
  const expiresAt = new Date(now.getTime() + challengeMilliseconds)
  await db
    .insertInto('passkey_challenge')
    .values({ account_id: accountId, step, challenge, address, expires_at: expiresAt })
    .execute()
}

/** Uses the challenge up, whatever becomes of the try. False when there is no such one or it has expired. */
export async function takeChallenge(
  { db, clock }: ChallengeServices,
  { accountId, step, challenge }: Asked,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('account_id', '=', accountId)
    .where('step', '=', step)
    .where('challenge', '=', challenge)
    .returning('expires_at')
    .executeTakeFirst()
  return taken !== undefined && taken.expires_at > clock()
}

/** Of an account whose two-step login has changed: a proof that was enough before may no longer be. */
export const removeChallenges = (db: Executor, accountId: number) =>
  db.deleteFrom('passkey_challenge').where('account_id', '=', accountId).execute()

export const removeExpiredChallenges = (db: Executor, now: Date) =>
  db.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute()

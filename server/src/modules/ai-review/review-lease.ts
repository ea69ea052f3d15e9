import { msg } from '@swipefolio/shared/i18n'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Executor } from '../../foundation/db/database'
import { newId } from '../../foundation/db/ids'
import { tooManyRequests } from '../../foundation/http/errors'
import type { Services } from '../../foundation/services'

/** The lease's duration, longer than any review. An older lease belongs to a process that died. */
const longestTurn = 180_000
const tries = 6
const pauseMilliseconds = 200
const retryAfterSeconds = 10

/**
 * A lease that allows each account one running review over all processes. Returns the function that releases it.
 * Retries for a moment before refusing, because a cancelled review may still be releasing its lease.
 */
export async function acquireReviewLease({ config, db, clock }: Services, accountId: number) {
  if (!config.limits) return () => Promise.resolve()
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0) await sleep(pauseMilliseconds)
    const id = await tryAcquire(db, accountId, clock())
    if (id !== undefined) return () => release(db, accountId, id)
  }
  throw tooManyRequests(
    retryAfterSeconds,
    msg('Another review of yours is still running. Please try again when it is ready.'),
  )
}

async function tryAcquire(db: Executor, accountId: number, now: Date) {
  const turn = { turn_id: newId(), taken_at: now }
  const taken = await db
    .insertInto('ai_review_turn')
    .values({ account_id: accountId, ...turn })
    .onConflict((held) =>
      held
        .column('account_id')
        .doUpdateSet(turn)
        .where('ai_review_turn.taken_at', '<', new Date(now.getTime() - longestTurn)),
    )
    .returning('turn_id')
    .executeTakeFirst()
  return taken?.turn_id
}

const release = async (db: Executor, accountId: number, id: number) => {
  await db
    .deleteFrom('ai_review_turn')
    .where('account_id', '=', accountId)
    .where('turn_id', '=', id)
    .execute()
}

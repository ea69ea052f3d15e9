import { removePastCounts } from './foundation/http/call-counts'
import { removePastProbes } from './foundation/readiness'
import type { Services } from './foundation/services'
import { removeReportsBefore } from './modules/blocks/repository'
import { removeUnusedImages } from './modules/images/service'
import { pendingSince } from './modules/auth/registration-repository'
import { removePastAccountEvents } from './people/account-events/account-events'
import { removeExpiredChallenges } from './people/second-factor/passkey-challenges'
import { removeUnusedKeys } from './people/second-factor/second-factor'
import { loggableError } from './foundation/loggable-error'

/** How long reports of people are kept for operators. */
const reportDays = 180
const intervalMilliseconds = 10 * 60_000

/** Removes expired rows every ten minutes. Returns the function that stops it. */
export function scheduleRemovalOfExpired(services: Pick<Services, 'db' | 'clock' | 'logger'>) {
  const timer = setInterval(() => {
    removeExpired(services).catch((error: unknown) => {
      services.logger.warn({ err: loggableError(error) }, 'Expired rows could not be removed')
    })
  }, intervalMilliseconds)
  timer.unref()
  return async () => clearInterval(timer)
}

export async function removeExpired(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const { db, clock } = services
  const now = clock()
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('reset_code').where('code_expires_at', '<=', now).execute()
  await db.deleteFrom('pending_registration').where('created_at', '<=', pendingSince(now)).execute()
  await removePastAccountEvents(db, now)
  await removeUnusedKeys(db, now)
  await removeExpiredChallenges(db, now)
  await removePastCounts(db, now)
  await removePastProbes(db, now)
  await db
    .deleteFrom('rate_limit')
    .where('expires_at', '<=', now)
    .where((either) =>
      either.or([either('blocked_until', 'is', null), either('blocked_until', '<=', now)]),
    )
    .execute()
  await removeUnusedImages(services)
  await removeReportsBefore(db, new Date(now.getTime() - reportDays * 86_400_000))
}

import { sql } from 'kysely'
import { removeInBatches } from './foundation/db/remove-in-batches'
import { removePastCounts } from './foundation/http/call-counts'
import { removePastProbes } from './foundation/readiness'
import type { Services } from './foundation/services'
import { removeReportsBefore } from './modules/blocks/repository'
import { removeNotificationsBefore } from './modules/notifications/repository'
import { removeUnusedImages } from './modules/images/service'
import { removeUnusedReadmes } from './modules/readmes/repository'
import { pendingSince } from './modules/auth/registration-repository'
import { removeAccountEventsBefore } from './people/account-events/account-events'
import { removeExpiredChallenges } from './people/second-factor/passkey-challenges'
import { removeUnusedKeys } from './people/second-factor/second-factor'
import { loggableError } from './foundation/loggable-error'

const dayMilliseconds = 86_400_000
const intervalMilliseconds = 10 * 60_000

/** Removes expired rows every ten minutes. Returns the function that stops it. */
export function scheduleRemovalOfExpired(
  services: Pick<Services, 'config' | 'db' | 'clock' | 'files' | 'logger'>,
) {
  const timer = setInterval(() => {
    removeExpired(services).catch((error: unknown) => {
      services.logger.warn({ err: loggableError(error) }, 'Expired rows could not be removed')
    })
  }, intervalMilliseconds)
  timer.unref()
  return async () => clearInterval(timer)
}

export async function removeExpired(
  services: Pick<Services, 'config' | 'db' | 'clock' | 'files'>,
): Promise<void> {
  const { config, db, clock } = services
  const now = clock()
  const before = (days: number) => new Date(now.getTime() - days * dayMilliseconds)
  const { keptDays } = config
  await removeInBatches(db, 'session', sql`expires_at <= ${now}`)
  await removeInBatches(db, 'reset_code', sql`code_expires_at <= ${now}`)
  await removeInBatches(db, 'pending_registration', sql`created_at <= ${pendingSince(now)}`)
  await removeAccountEventsBefore(db, before(keptDays.accountEvents))
  await removeNotificationsBefore(db, before(keptDays.notifications))
  await removeInBatches(
    db,
    'outbox',
    sql`created_at <= ${before(keptDays.outbox)} and kind <> 'removeFile'`,
  )
  await removeInBatches(db, 'held_handle', sql`held_until <= ${now}`)
  await removeUnusedKeys(db, now)
  await removeExpiredChallenges(db, now)
  await removePastCounts(db, now)
  await removePastProbes(db, now)
  await removeInBatches(
    db,
    'rate_limit',
    sql`expires_at <= ${now} and (blocked_until is null or blocked_until <= ${now})`,
  )
  await removeUnusedImages(services)
  await removeUnusedReadmes(db, before(1))
  await removeReportsBefore(db, before(keptDays.reports))
}

import type { Services } from '../../services'
import { pendingSince } from './registration-repository'

/** Removes what has expired. */
export async function removeExpired({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('reset_code').where('code_expires_at', '<=', now).execute()
  await db.deleteFrom('pending_registration').where('created_at', '<=', pendingSince(now)).execute()
  await db
    .deleteFrom('rate_limit')
    .where('expires_at', '<=', now)
    .where((either) =>
      either.or([either('blocked_until', 'is', null), either('blocked_until', '<=', now)]),
    )
    .execute()
}

import { msg } from '@swipefolio/shared/i18n'
import { handleTaken } from '@swipefolio/shared/rules'
import { sql } from 'kysely'
import { createHmac, hkdfSync } from 'node:crypto'
import type { Executor } from '../../foundation/db/database'
import { conflict, invalidInput, tryLater } from '../../foundation/http/errors'
import type { Services } from '../../foundation/services'

const dayMilliseconds = 86_400_000
const heldDays = 90
const changeDays = 30
const mostChanges = 5

/** A handle as it is compared: what looks alike is the same. */
const handleKey = (handle: string) =>
  handle.replaceAll('-', '').replaceAll('rn', 'm').replaceAll('0', 'o').replaceAll(/[1i]/g, 'l')

const keysOf = (words: string) => new Set(words.split(/\s+/).map(handleKey))

/** In a handle they would sound as if it were the product’s own. */
const officialWords = keysOf(
  `abuse account accounts admin administrator billing company contact customer gdpr help helpdesk info legal mail
  mod moderator moderators noreply official operator owner payment payments postmaster press privacy recruiter
  recruiters root security staff status superuser support sysadmin system team terms verified webmaster`,
)
/** Addresses of the product, and words that mean nobody. */
const reservedWords = keysOf(
  `about aboutus aireview anonymous api app apps assets chat contacts dashboard deleted deleted-user dev docs faq
  feed handle health home images jobseeker jobseekers job-seeker login logout me metrics new nobody null p page
  platform profile project project-request project-requests projects public public-page registry robots search
  settings share signup sitemap static swipe swipeprojects test undefined unknown user users www you`,
)
const productName = handleKey('swipefolio')

const isReserved = (handle: string) => {
  const key = handleKey(handle)
  return (
    key.includes(productName) ||
    reservedWords.has(key) ||
    [key, ...handle.split('-').map(handleKey)].some((word) => officialWords.has(word))
  )
}

type HandleServices = Pick<Services, 'config' | 'clock'>

/** Of a handle that is held: the secret keeps others from trying words. */
function hashOf({ config }: HandleServices, key: string) {
  const secret = Buffer.from(hkdfSync('sha256', config.jwtSecret, '', 'held handles', 32))
  return createHmac('sha256', secret).update(key).digest('base64url')
}

/** Keeps a handle that is given up from everybody but the account, if it is given. */
export async function holdHandle(
  services: HandleServices,
  trx: Executor,
  { key, accountId }: { key: string; accountId: number | null },
) {
  const held = {
    account_id: accountId,
    held_until: new Date(services.clock().getTime() + heldDays * dayMilliseconds),
  }
  await trx
    .insertInto('held_handle')
    .values({ handle_hash: hashOf(services, key), ...held })
    .onConflict((conflicting) => conflicting.column('handle_hash').doUpdateSet(held))
    .execute()
}

/** Takes a handle for the account until the transaction ends. Throws 400 for a reserved one, 409 for one of others. */
export async function takeHandle(
  services: HandleServices,
  trx: Executor,
  { handle, accountId }: { handle: string; accountId: number },
) {
  if (isReserved(handle)) throw invalidInput(handleTaken, { handle: handleTaken })
  const key = handleKey(handle)
  const hash = hashOf(services, key)
  // Two people who want the same handle at the same time take it one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(trx)
  const taken = await sql`
    select from public_page where handle_key = ${key} and account_id <> ${accountId}
    union all
    select from held_handle
    where handle_hash = ${hash} and held_until > ${services.clock()}
      and account_id is distinct from ${accountId}`.execute(trx)
  if (taken.rows.length > 0) throw conflict(handleTaken)
  await trx.deleteFrom('held_handle').where('handle_hash', '=', hash).execute()
  return key
}

/** The times of the last changes with another one. Throws 409 when there were too many. */
export function addChange(changes: readonly Date[], now: Date): Date[] {
  const since = now.getTime() - changeDays * dayMilliseconds
  const recent = changes.filter((at) => at.getTime() > since)
  if (recent.length >= mostChanges) {
    throw conflict(
      tryLater(
        msg('You have changed your handle {count} times in {days} days.', {
          count: mostChanges,
          days: changeDays,
        }),
      ),
    )
  }
  return [...recent, now]
}

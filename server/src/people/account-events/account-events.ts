import type { AccountEventType } from '@swipefolio/shared/contract'
import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'
import { removeInBatches } from '../../foundation/db/remove-in-batches'
import type { Origin } from '../../foundation/http/origin'
import type { Services } from '../../foundation/services'

const mostOfType = 20

interface AccountEvent {
  /** Undefined for a login with an unknown address, which writes as much as one with a known address. */
  accountId: number | undefined
  type: AccountEventType
  origin: Origin
}

/** Records what happened to an account: in a row for its owner, in the log for operators. */
export async function recordAccountEvent(
  services: Pick<Services, 'clock' | 'logger' | 'metrics'>,
  db: Executor,
  { accountId, type, origin }: AccountEvent,
): Promise<void> {
  await db
    .insertInto('account_event')
    .values({
      account_id: accountId ?? null,
      type,
      device: origin.device,
      address: origin.ip,
      created_at: services.clock(),
    })
    .execute()
  logAccountEvent(services, { accountId, type, origin })
}

/** The line and the count for operators alone. `deleted` has no row, because the account's rows go with it. */
export function logAccountEvent(
  { logger, metrics }: Pick<Services, 'logger' | 'metrics'>,
  {
    accountId,
    type,
    origin: { ip, requestId },
  }: Omit<AccountEvent, 'type'> & { type: AccountEventType | 'deleted' },
): void {
  metrics.accountEvents.inc({ event: type })
  logger.info({ event: type, accountId, address: ip, reqId: requestId }, 'Account event')
}

/** Whether the account was used from the address before, by its password or by a mailed code. */
export async function isKnownAddress(
  db: Executor,
  accountId: number | undefined,
  address: string,
): Promise<boolean> {
  const event = await db
    .selectFrom('account_event')
    .select('id')
    .where('account_id', '=', accountId ?? 0)
    .where('address', '=', address)
    .where('type', 'in', ['login', 'password-reset'])
    .limit(1)
    .executeTakeFirst()
  return event !== undefined
}

export async function isPasswordChangedSince(
  db: Executor,
  accountId: number,
  since: Date,
): Promise<boolean> {
  const event = await db
    .selectFrom('account_event')
    .select('id')
    .where('account_id', '=', accountId)
    .where('type', '=', 'password-changed')
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return event !== undefined
}

/** Newest first. Of each type the newest, so that many refusals of a guesser hide no change of the password. */
export const listAccountEvents = (db: Executor, accountId: number) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('account_event')
        .select(['id', 'type', 'device', 'address', 'created_at'])
        .select(sql<number>`row_number() over (partition by type order by id desc)`.as('place'))
        .where('account_id', '=', accountId)
        .as('event'),
    )
    .select(['type', 'device', 'address', 'created_at'])
    .where('place', '<=', mostOfType)
    .orderBy('id', 'desc')
    .execute()

/** Those of unknown addresses are of no account, and go with the next run. */
export async function removeAccountEventsBefore(db: Executor, end: Date): Promise<void> {
  await removeInBatches(db, 'account_event', sql<boolean>`created_at <= ${end}`)
  await removeInBatches(db, 'account_event', sql<boolean>`account_id is null`)
}

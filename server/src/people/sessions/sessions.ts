import { sql } from 'kysely'
import { newId } from '../../foundation/db/ids'
import type { Executor } from '../../foundation/db/database'
import type { Origin } from '../../foundation/http/origin'
import type { Person } from '../../foundation/http/person'
import type { Services } from '../../foundation/services'
import { idleMilliseconds } from './session-cache'
import { issueToken, sessionHours, type TokenAccount } from './tokens'

declare module '../../foundation/events/channels' {
  interface Channels {
    sessionsEnded: { sessionIds: number[] }
  }
}

type SessionServices = Pick<Services, 'config' | 'clock' | 'db'>

/**
 * Starts a session and returns its token; undefined when the account was deleted or its password changed meanwhile.
 */
export async function startSession(
  services: SessionServices,
  account: TokenAccount & { password_hash: string },
  { device, ip }: Pick<Origin, 'device' | 'ip'> = { device: '', ip: '' },
): Promise<string | undefined> {
  const now = services.clock()
  const id = newId()
  const expiresAt = new Date(now.getTime() + sessionHours * 3_600_000)
  const made = await services.db
    .insertInto('session')
    .columns(['id', 'account_id', 'created_at', 'used_at', 'expires_at', 'device', 'address'])
    .expression((eb) =>
      eb
        .selectFrom('account')
        .select([
          sql<number>`${id}::bigint`.as('session_id'),
          'account.id',
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('used_at'),
          sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
          sql<string>`${device}::text`.as('device'),
          sql<string>`${ip}::text`.as('address'),
        ])
        .where('account.id', '=', account.id)
        .where('password_hash', '=', account.password_hash)
        .where('deleted_at', 'is', null)
        .forShare(),
    )
    .returning('session.id')
    .executeTakeFirst()
  return made && issueToken(services, account, id)
}

/** When a session started; undefined when it is over. */
export async function findSessionStart(db: Executor, sessionId: number) {
  const session = await db
    .selectFrom('session')
    .select('created_at')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return session?.created_at
}

/** The live sessions of an account, last used first. */
export async function listSessions({ db, clock }: SessionServices, accountId: number) {
  const now = clock()
  return db
    .selectFrom('session')
    .select(['id', 'device', 'address', 'created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('used_at', '>', new Date(now.getTime() - idleMilliseconds))
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Revokes one session of an account in every process, and ends the pushes to its device. False when the account has no such session. */
export async function endSession(
  { db, events }: Services,
  { id, sessionId }: Pick<Person, 'id' | 'sessionId'>,
): Promise<boolean> {
  const isEnded = await db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom('session')
      .where('id', '=', sessionId)
      .where('account_id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (ended) {
      await transaction.deleteFrom('push_device').where('session_id', '=', sessionId).execute()
      await events.publish('sessionsEnded', { sessionIds: [sessionId] }, transaction)
    }
    return ended !== undefined
  })
  if (isEnded) events.publishHere('sessionsEnded', { sessionIds: [sessionId] })
  return isEnded
}

/** Revokes an account's sessions, except the one kept, with the pushes to their devices, in every process once the executor's transaction commits. */
export async function endOtherSessions(
  { events }: Pick<Services, 'events'>,
  executor: Executor,
  accountId: number,
  keptSessionId?: number,
): Promise<void> {
  const ended = await executor
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(keptSessionId !== undefined, (query) => query.where('id', '!=', keptSessionId ?? 0))
    .returning('id')
    .execute()
  const sessionIds = ended.map((session) => session.id)
  await executor
    .deleteFrom('push_device')
    .where('account_id', '=', accountId)
    .where('session_id', '!=', keptSessionId ?? 0)
    .execute()
  events.publishHere('sessionsEnded', { sessionIds })
  for (let from = 0; from < sessionIds.length; from += idsPerEvent) {
    const batch = sessionIds.slice(from, from + idsPerEvent)
    await events.publish('sessionsEnded', { sessionIds: batch }, executor)
  }
}

// 16 digits and a comma each keep an event below the 8,000 bytes of NOTIFY.
const idsPerEvent = 400

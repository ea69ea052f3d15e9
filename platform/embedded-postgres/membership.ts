import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Logger, ClusterLocation } from './cluster-location'
import { isRunning, lockedBy } from './stale-lock'

export const memberName = 'swipefolio-present'
const leavingLock = 7_265_100
const fastStopMilliseconds = 6000
const restartMilliseconds = 6000

/** The last server to leave may be stopping the database; then this query fails before the connection is used. */
export async function waitForLeaving(client: Client): Promise<void> {
  await client.query(`select pg_advisory_lock_shared(${leavingLock})`)
  await client.query(`select pg_advisory_unlock_shared(${leavingLock})`)
}

/**
 * A server's membership in the group that shares a database: an open connection that PostgreSQL itself counts, so that a killed
 * server leaves the count at once.
 */
export function createMembership(
  location: ClusterLocation,
  connect: () => Promise<Client>,
  logger: Logger,
) {
  let isLeaving = false
  let client: Client | undefined
  let rejoining: Promise<void> | undefined

  async function join(): Promise<void> {
    const next = await connect()
    next.once('end', () => {
      if (isLeaving) return
      logger.error('The database stopped; starting it again')
      rejoining = rejoin()
    })
    client = next
  }

  async function rejoin(): Promise<void> {
    for (;;) {
      if (isLeaving) return
      try {
        return await join()
      } catch (error) {
        logger.warn({ err: error }, 'The database does not start')
        await sleep(1000)
      }
    }
  }

  /** Servers that leave at the same time take an advisory lock in turn, so that exactly one of them is the last. */
  async function leave(): Promise<void> {
    isLeaving = true
    // A database that is starting would have nobody to stop it; one that cannot start must not hold a stop up.
    await Promise.race([rejoining, sleep(restartMilliseconds, undefined, { ref: false })])
    if (!client) return
    try {
      await client.query(`set application_name = 'swipefolio-leaving'`)
      await client.query(`select pg_advisory_lock(${leavingLock})`)
      const others = await client.query(
        'select 1 from pg_stat_activity where application_name = $1 limit 1',
        [memberName],
      )
      if (others.rowCount === 0) await stopPostgres(location)
    } catch (error) {
      logger.debug({ err: error }, 'The database was stopped by another server')
    }
    await client.end().catch(() => undefined)
  }

  return { join, leave }
}

async function stopPostgres(location: ClusterLocation): Promise<void> {
  const pid = lockedBy(location)
  if (pid === undefined) return
  // SIGINT ends connections and writes a checkpoint; SIGQUIT leaves recovery to the next start.
  process.kill(pid, 'SIGINT')
  const isThere = () => lockedBy(location) === pid && isRunning(pid)
  for (const until = Date.now() + fastStopMilliseconds; isThere() && Date.now() < until;) {
    await sleep(20)
  }
  if (isThere()) process.kill(pid, 'SIGQUIT')
}

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Client } from 'pg'
import { type Connection, createListener } from '../db/connect'
import type { Database, Executor } from '../db/database'
import { hasOwnSession, sessionOf } from '../db/own-session'
import type { Logger } from '../logger'
import { loggableError } from '../loggable-error'
import { StartError } from '../start-error'
import type { EventTransport, Listener } from './create-events'

/** The name of the listening connection in `pg_stat_activity`. */
export const listenerName = 'swipefolio-events'

const reconnectMilliseconds = 250
/** A half-open connection is detected after at most the sum of both. */
const probeMilliseconds = 5000
const probeTimeoutMilliseconds = 3000

interface NotifyOptions {
  /** Where LISTEN keeps its session: past a pooler in transaction mode. */
  connection: Connection
  /** Whether LISTEN_DATABASE_URL names it. */
  isChosen?: boolean
  /** Publishes. */
  db: Kysely<Database>
  logger: Logger
}

/** LISTEN and NOTIFY, with one listening connection per process that reconnects. */
export function createNotifyTransport({
  connection,
  isChosen = false,
  db,
  logger,
}: NotifyOptions): EventTransport {
  /** Other processes do not listen to it, so that heartbeats cost each process only its own. */
  const ownChannel = `swipefolio_${randomUUID()}`
  let client: Client | undefined
  let isClosed = false

  async function notify(channel: string, envelope: string, executor: Executor = db) {
    await sql`select pg_notify(${channel}, ${envelope})`.execute(executor)
  }

  async function listen(listener: Listener): Promise<void> {
    const next = createListener(connection, {
      application_name: listenerName,
      query_timeout: probeTimeoutMilliseconds,
    })
    let probe: NodeJS.Timeout | undefined
    next.on('notification', ({ payload }) => listener.receive(payload ?? '{}'))
    next.on('error', () => undefined)
    next.once('end', () => {
      clearInterval(probe)
      listener.change(false)
      if (!isClosed) void listenAgain(listener)
    })
    // A graceful end would wait for a dead connection, too.
    const drop = () => next.connection.stream.destroy()
    try {
      await next.connect()
      await next.query(`listen swipefolio; listen "${ownChannel}"`)
      const session = await sessionOf(next)
      probe = setInterval(() => {
        // Another session than the one that listens hears nothing.
        sessionOf(next).then((now) => now !== session && drop(), drop)
      }, probeMilliseconds).unref()
    } catch (error) {
      next.removeAllListeners('end')
      await next.end().catch(() => undefined)
      throw error
    }
    client = next
    listener.change(true)
  }

  async function listenAgain(listener: Listener): Promise<void> {
    for (;;) {
      await sleep(reconnectMilliseconds)
      if (isClosed) return
      const failure = await listen(listener).then(
        () => undefined,
        (error: unknown) => error,
      )
      if (!failure) return isClosed ? client?.end() : undefined
      logger.debug({ err: loggableError(failure) }, 'Still not listening for events')
    }
  }

  return {
    async open(listener) {
      await listen(listener)
      if (!client || (await hasOwnSession(client, db))) return
      const through = `${isChosen ? 'LISTEN_' : ''}DATABASE_URL leads through a pooler in transaction mode, which loses events`
      throw new StartError(
        isChosen
          ? `${through}: give it the address of PostgreSQL itself.`
          : `${through}: set LISTEN_DATABASE_URL to the address of PostgreSQL itself.`,
      )
    },
    publish: (envelope, executor) => notify('swipefolio', envelope, executor),
    // NOTIFY has the order of commits in all channels together.
    publishToSelf: (envelope) => notify(ownChannel, envelope),
    publishesUntil: () => undefined,
    reconnect: () => void client?.connection.stream.destroy(),
    advice:
      'Events do not come back from the database: set LISTEN_DATABASE_URL to the address of the PostgreSQL that DATABASE_URL leads to.',
    unheard: { sentence: 'NOTIFY does not come back.' },
    async close() {
      isClosed = true
      await client?.end().catch(() => undefined)
    },
  }
}

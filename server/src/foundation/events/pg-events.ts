import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Client } from 'pg'
import { type Connection, createListener } from '../db/connect'
import type { Database, Executor } from '../db/database'
import { newId } from '../db/ids'
import { hasOwnSession, sessionOf } from '../db/own-session'
import type { Logger } from '../logger'
import type { Channel, Channels } from './channels'
import type { Events } from './events'
import { createHeartbeats } from './heartbeats'
import { loggableError } from '../loggable-error'
import { StartError } from '../start-error'

/** The name of the listening connection in `pg_stat_activity`. */
export const listenerName = 'swipefolio-events'

const reconnectMilliseconds = 250
/** A half-open connection is detected after at most the sum of both. */
const probeMilliseconds = 5000
const probeTimeoutMilliseconds = 3000
const firstHeartbeatMilliseconds = 15_000

interface Envelope {
  channel: string
  data: unknown
}

interface EventOptions {
  /** Where LISTEN keeps its session: past a pooler in transaction mode. */
  connection: Connection
  /** Publishes. */
  db: Kysely<Database>
  logger: Logger
  /** How long ago an own event must have come back, so that caches are believed. */
  believedMilliseconds?: number
}

/**
 * Publish and subscribe over LISTEN and NOTIFY, with one listening connection per process that reconnects. A process publishes
 * heartbeats and listens to its own, so that it knows until when it has heard everything.
 */
export function createPgEvents({
  connection,
  db,
  logger,
  believedMilliseconds = 1000,
}: EventOptions): Events & {
  ready: Promise<void>
} {
  const emitter = new EventEmitter().setMaxListeners(0)
  let client: Client | undefined
  let isClosed = false
  let isOpen = false

  async function publish<C extends Channel>(
    channel: C,
    data: Channels[C],
    executor: Executor = db,
  ): Promise<void> {
    const envelope = JSON.stringify({ channel, data } satisfies Envelope)
    await sql`select pg_notify('swipefolio', ${envelope})`.execute(executor)
  }

  const heartbeats = createHeartbeats({
    processId: newId(),
    believedMilliseconds,
    publish: (heartbeat) => publish('heartbeat', heartbeat),
    onDeaf() {
      if (!isOpen) return
      logger.warn('Events do not arrive; listening on another connection')
      client?.connection.stream.destroy()
    },
  })
  emitter.on('event:heartbeat', heartbeats.hear)

  async function listen(): Promise<void> {
    const next = createListener(connection, {
      application_name: listenerName,
      query_timeout: probeTimeoutMilliseconds,
    })
    let probe: NodeJS.Timeout | undefined
    next.on('notification', ({ payload }) => {
      const { channel, data } = JSON.parse(payload ?? '{}') as Envelope
      emitter.emit(`event:${channel}`, data)
    })
    next.on('error', () => undefined)
    next.once('end', () => {
      clearInterval(probe)
      isOpen = false
      heartbeats.reset()
      emitter.emit('gap')
      if (!isClosed) void listenAgain()
    })
    // A graceful end would wait for a dead connection, too.
    const drop = () => next.connection.stream.destroy()
    try {
      await next.connect()
      await next.query('listen swipefolio')
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
    isOpen = true
    emitter.emit('gap')
    heartbeats.beat().catch(() => undefined)
  }

  async function listenAgain(): Promise<void> {
    for (;;) {
      await sleep(reconnectMilliseconds)
      if (isClosed) return
      const failure = await listen().then(
        () => undefined,
        (error: unknown) => error,
      )
      if (!failure) return isClosed ? client?.end() : undefined
      logger.debug({ err: loggableError(failure) }, 'Still not listening for events')
    }
  }

  /** Refuses a start whose events would be lost. */
  async function begin() {
    await listen()
    if (client && !(await hasOwnSession(client, db))) {
      throw new StartError(
        'DATABASE_URL leads through a pooler in transaction mode, which loses events: set LISTEN_DATABASE_URL to the address of PostgreSQL itself.',
      )
    }
    if (await heartbeats.prove(firstHeartbeatMilliseconds)) return
    throw new StartError(
      'Events do not come back from the database: set LISTEN_DATABASE_URL to the address of the PostgreSQL that DATABASE_URL leads to.',
    )
  }

  return {
    ready: begin(),
    isListening: () => isOpen && heartbeats.isHeard(),
    proveHearing: heartbeats.prove,
    publish,
    publishHere: (channel, data) => void emitter.emit(`event:${channel}`, data),
    subscribe(channel, listener) {
      emitter.on(`event:${channel}`, listener)
      return () => emitter.off(`event:${channel}`, listener)
    },
    onGap(listener) {
      emitter.on('gap', listener)
      return () => emitter.off('gap', listener)
    },
    async close() {
      isClosed = true
      await heartbeats.close()
      await client?.end().catch(() => undefined)
    },
  }
}

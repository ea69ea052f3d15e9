import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { Client } from 'pg'
import type { Connection } from '../db/connect'
import type { Database } from '../db/database'
import type { Logger } from '../logger'
import type { Events } from './events'
import { loggableError } from '../loggable-error'

/** The name of the listening connection in `pg_stat_activity`. */
export const listenerName = 'swipefolio-events'

const reconnectMilliseconds = 250
/** A half-open connection is detected after at most the sum of both. */
const probeMilliseconds = 5000
const probeTimeoutMilliseconds = 3000

interface Envelope {
  channel: string
  data: unknown
}

/** Publish and subscribe over LISTEN and NOTIFY, with one listening connection per process that reconnects. */
export function createPgEvents(
  connection: Connection,
  db: Kysely<Database>,
  logger: Logger,
): Events & { ready: Promise<void> } {
  const emitter = new EventEmitter().setMaxListeners(0)
  let client: Client | undefined
  let isClosed = false
  let isListening = false

  async function listen(): Promise<void> {
    const next = new Client({
      ...connection,
      application_name: listenerName,
      connectionTimeoutMillis: 2000,
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
      isListening = false
      emitter.emit('gap')
      if (!isClosed) void listenAgain()
    })
    try {
      await next.connect()
      await next.query('listen swipefolio')
    } catch (error) {
      next.removeAllListeners('end')
      await next.end().catch(() => undefined)
      throw error
    }
    probe = setInterval(() => {
      next.query('select 1').catch(() => {
        // A graceful end would wait for the dead connection, too.
        next.connection.stream.destroy()
      })
    }, probeMilliseconds).unref()
    client = next
    isListening = true
    emitter.emit('gap')
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

  return {
    ready: listen(),
    isListening: () => isListening,
    async publish(channel, data, executor = db) {
      const envelope = JSON.stringify({ channel, data } satisfies Envelope)
      await sql`select pg_notify('swipefolio', ${envelope})`.execute(executor)
    },
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
      await client?.end().catch(() => undefined)
    },
  }
}

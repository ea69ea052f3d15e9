import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/database'
import type { Logger } from '../logger'
import { loggableError } from '../loggable-error'
import { StartError } from '../start-error'
import type { EventTransport } from './create-events'

const reconnectMilliseconds = 250
const connectMilliseconds = 2000
/** A transaction that holds events must not wait longer for the broker. */
const publishMilliseconds = 2000
/** After these times, in milliseconds, events of a transaction are looked for; then the heartbeat finds them. */
const lookingTimes = [2, 5, 10, 20, 40, 80]

interface BrokerOptions {
  url: string
  /** Processes with the same secret hear each other, and no others of the broker. */
  secret: string
  db: Kysely<Database>
  logger: Logger
}

const unreachable = (cause: unknown) =>
  new StartError('The broker of EVENTS_URL cannot be reached.', { cause })

/** Rejects when a broker that takes connections does not answer. */
const inTime = (connecting: Promise<unknown>) =>
  Promise.race([
    connecting,
    sleep(2 * connectMilliseconds, undefined, { ref: false }).then(() => {
      throw new Error('no answer')
    }),
  ])

/** Throws when the broker cannot be reached, before the start changes anything. */
export async function reachBroker(url: string): Promise<void> {
  const { createClient } = await import('@redis/client')
  const socket = { connectTimeout: connectMilliseconds, reconnectStrategy: false } as const
  const client = createClient({ url, socket }).on('error', () => undefined)
  try {
    await inTime(client.connect())
  } catch (error) {
    throw unreachable(error)
  } finally {
    if (client.isOpen) client.destroy()
  }
}

/**
 * Events over Redis (or what speaks its protocol). Transactions put theirs into a table (`publish_event`), because the broker knows no
 * commits; whoever finds them there after the commit publishes them and deletes them, so that a process that dies loses none.
 */
export async function createBrokerTransport({
  url,
  secret,
  db,
  logger,
}: BrokerOptions): Promise<EventTransport> {
  // Loaded on demand: it has hundreds of files.
  const { createClient } = await import('@redis/client')
  const channel = `swipefolio:${createHash('sha256').update(`events ${secret}`).digest('hex').slice(0, 16)}`
  /** Other processes do not subscribe to it, so that heartbeats cost each process only its own. */
  const ownChannel = `${channel}:${randomUUID()}`
  const socket = { connectTimeout: connectMilliseconds, reconnectStrategy: reconnectMilliseconds }
  const publisher = createClient({ url, socket, disableOfflineQueue: true })
  const subscriber = createClient({ url, socket })
  const debug = (error: unknown) =>
    logger.debug({ err: loggableError(error) }, 'The broker of events does not answer')
  publisher.on('error', debug)
  subscriber.on('error', debug)
  let isClosed = false
  let draining = Promise.resolve()
  let looking: Promise<void> | undefined

  async function send(envelopes: string[], to = channel) {
    const sending = Promise.all(envelopes.map((one) => publisher.publish(to, one)))
    const late = sleep(publishMilliseconds, undefined, { ref: false }).then(() => {
      throw new Error('The broker of events is late')
    })
    await Promise.race([sending, late])
  }

  /**
   * Publishes what transactions have left, before it is deleted: when the process dies in between, it is published twice. What is older
   * than a minute nobody waits for: all have been deaf meanwhile and start anew.
   */
  async function drain(isComplete: boolean): Promise<number> {
    return db.transaction().execute(async (trx) => {
      const { rows } = isComplete
        ? await sql<Left>`delete from event_outbox returning id, envelope,
            created_at > now() - interval '1 minute' as "isFresh"`.execute(trx)
        : await sql<Left>`delete from event_outbox where id in (
            select id from event_outbox order by id limit 500 for update skip locked
          ) returning id, envelope, created_at > now() - interval '1 minute' as "isFresh"`.execute(
            trx,
          )
      const fresh = rows.filter(({ isFresh }) => isFresh).toSorted((a, b) => a.id - b.id)
      if (fresh.length > 0) await send(fresh.map(({ envelope }) => envelope))
      return rows.length
    })
  }

  /** One drain at a time: each takes what has been committed when it begins. */
  function drainInTurn(isComplete = false): Promise<number> {
    const drained = draining.then(() => drain(isComplete))
    draining = drained.then(
      () => undefined,
      () => undefined,
    )
    return drained
  }

  async function look() {
    for (const time of lookingTimes) {
      await sleep(time)
      if (isClosed || (await drainInTurn()) > 0) return
    }
  }

  /** Events of a transaction that is about to commit. */
  function expect() {
    looking ??= look()
      .catch(debug)
      .finally(() => {
        looking = undefined
      })
  }

  let receive: (envelope: string) => void = () => undefined
  // A broker brings a subscriber the messages of all channels in the order in which it got them.
  const subscribe = () => subscriber.subscribe([channel, ownChannel], receive)

  return {
    async open(listener) {
      const { change } = listener
      receive = listener.receive
      subscriber.on('ready', () => change(true))
      for (const event of ['reconnecting', 'end'] as const) {
        subscriber.on(event, () => change(false))
      }
      try {
        await inTime(Promise.all([publisher.connect(), subscriber.connect()]))
      } catch (error) {
        throw unreachable(error)
      }
      await subscribe()
    },
    async publish(envelope, executor) {
      if (executor) {
        await sql`select publish_event(${envelope})`.execute(executor)
        return expect()
      }
      // Nobody waits for it, and the calls that publish without a transaction need no broker.
      await send([envelope]).catch(debug)
    },
    async publishToSelf(envelope) {
      await drainInTurn(true)
      await send([envelope], ownChannel)
    },
    publishesUntil: (done) => void done.then(() => drainInTurn()).catch(debug),
    reconnect() {
      subscriber.destroy()
      subscriber.connect().then(subscribe).catch(debug)
    },
    advice: 'Events do not come back from the broker of EVENTS_URL.',
    unheard: {
      sentence: 'The broker does not bring them: nobody is told of anything, all have to ask.',
      isBearable: true,
    },
    async close() {
      isClosed = true
      await draining
      if (publisher.isOpen) publisher.destroy()
      if (subscriber.isOpen) subscriber.destroy()
    },
  }
}

interface Left {
  id: number
  envelope: string
  isFresh: boolean
}

import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Pool, PoolConfig } from 'pg'
import {
  connectionTo,
  createTestDatabase,
  dropTestDatabase,
  type TestConnection,
} from '@swipefolio/platform/testing'
import { buildApp } from '../app'
import { createComposers, createSenders } from '../composers'
import { type Config, loadConfig } from '../foundation/settings/config'
import { createDatabase, createPool } from '../foundation/db/connect'
import type { Database } from '../foundation/db/database'
import { migrate } from '../foundation/db/migrate'
import { createSearchIndexes } from '../foundation/db/search-indexes'
import { createReplicas } from '../foundation/db/replicas'
import { routeReads } from '../foundation/db/routed-pool'
import { createBrokerTransport } from '../foundation/events/broker-transport'
import { createFiles } from '../foundation/files/files'
import { createObjectStore } from '../foundation/files/object-store'
import { createEvents } from '../foundation/events/create-events'
import { createNotifyTransport } from '../foundation/events/notify-transport'
import type { Delivery } from '../foundation/mail/mail'
import { createMailbox, listMail } from '../foundation/mail/mailbox'
import { createOutbox } from '../foundation/mail/outbox'
import { createMetrics } from '../foundation/metrics/metrics'
import { createQueryTimes, createSendTimes } from '../foundation/metrics/times'
import { watchServices } from '../foundation/metrics/watch-services'
import { observeSend } from '../foundation/outbound/observe-send'
import { type Send, send } from '../foundation/outbound/request'
import { createPasswords } from '../foundation/passwords/passwords'
import type { Logger } from '../foundation/logger'
import type { Services } from '../foundation/services'
import { createTestLogger, recordSecret, recordSecretsOf } from './log-evidence'
import { logInTestPerson, type LogIn } from './log-in'

export interface TestServer {
  app: FastifyInstance
  services: Services
  db: Kysely<Database>
  pool: Pool
  clock: TestClock
  /** The name of its database, for a second server on it. */
  database: string
  /** The mail to an address, newest first, once all pending mail has been sent. */
  mailbox: (to?: string) => ReturnType<typeof listMail>
  /** Creates an account and a session without any call. */
  logIn: LogIn
  close: () => Promise<void>
}

export interface TestClock {
  now: () => Date
  advance: (milliseconds: number) => void
  /** Advances to the next whole minute, where the call limits start again. */
  beginMinute: () => void
}

interface TestServerOptions {
  config?: Partial<Config>
  /** The database of another test server, to start a second process on it. */
  database?: string
  /** The folder of another socket to the database, which a test can close. */
  socketFolder?: string
  /** The same for the connection that listens for events alone. */
  listenFolder?: string
  logger?: Logger
  /** Enables production's deadlines and load shedding; by default a server has the time that a busy machine needs. */
  asInProduction?: boolean
  /** The mail transport; the mailbox by default. */
  delivery?: Delivery
  /** Starts outbound requests; directly by default. */
  send?: Send
  /** A replica, reached with these parameters in place of the database's own. */
  replica?: PoolConfig & { longestLag?: number }
}

const patient = {
  connectionTimeoutMillis: 0,
  statementTimeout: 0,
  longestSilence: 0,
  query_timeout: 0,
}

/** The real app on a database of its own, cloned from the migrated template. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { asInProduction = false } = options
  const logger = options.logger ?? createTestLogger()
  const found = options.database
    ? await connectionTo(options.database)
    : await createTestDatabase({ name: 'migrated', prepare: migrateTemplate })
  const { database } = found
  const connection = { ...found, ...(options.socketFolder && { host: options.socketFolder }) }
  const config = {
    ...loadConfig({ LIMITS: 'off' }, resolve(__dirname, '../../..')),
    jwtSecret: 'a secret that only tests know, long enough',
    vapidPrivateKey: 'a-key-that-only-tests-know-43-characters-00',
    github: JSON.parse(process.env.TEST_GITHUB ?? '') as Config['github'],
    ...options.config,
  }
  const metrics = createMetrics()
  const pool = createPool(connection, logger, {
    max: 5,
    observers: [createQueryTimes(metrics)],
    preparesStatements: true,
    usesBroker: config.eventsUrl !== undefined,
    ...(!asInProduction && patient),
  })
  const db = createDatabase(options.replica ? routeReads(pool) : pool)
  const clock = createTestClock()
  const { eventsUrl: url, jwtSecret: secret } = config
  const listening = {
    ...connection,
    ...(options.listenFolder && { host: options.listenFolder }),
    ...(!asInProduction && { connectionTimeoutMillis: patient.connectionTimeoutMillis }),
  }
  const events = createEvents({
    transport: url
      ? await createBrokerTransport({ url, secret, db, logger })
      : createNotifyTransport({ connection: listening, db, logger }),
    logger,
    ...(!asInProduction && { believedMilliseconds: 60_000 }),
  })
  await events.ready
  const replicas =
    options.replica &&
    createReplicas({
      pools: [
        createPool({ ...connection, ...options.replica }, logger, { max: 2, onlyReads: true }),
      ],
      primary: pool,
      events,
      logger,
      longestLag: options.replica.longestLag ?? 600_000,
    })
  await replicas?.ready
  const sendObserved = observeSend(options.send ?? send, [createSendTimes(metrics)])
  const store = config.fileStore && createObjectStore(config.fileStore, sendObserved)
  const files = createFiles({ db, clock: clock.now, logger, store })
  const outbox = createOutbox({
    db,
    clock: clock.now,
    logger,
    events,
    composers: createComposers({ config, db, clock: clock.now }),
    senders: createSenders({ config, db, clock: clock.now, events, send: sendObserved, files }),
    metrics,
    delivery: options.delivery ?? createMailbox(db, clock.now),
  })
  const passwords = createPasswords(config.root)
  const services: Services = {
    config,
    db,
    clock: clock.now,
    outbox,
    events,
    files,
    send: sendObserved,
    passwords,
    logger,
    metrics,
    replicas,
  }
  watchServices({ ...services, pool })
  const app = buildApp(services, { shedsLoad: asInProduction })
  recordSecretsOf(app)
  await app.ready()

  return {
    app,
    services,
    db,
    pool,
    clock,
    database,
    logIn: (role, overrides) => logInTestPerson(services, role, overrides),
    async mailbox(to) {
      await outbox.idle()
      await waitWhileOthersSend(db)
      const mails = await listMail(db, { recipient: to })
      for (const { text } of mails) recordSecret('code', /^\d{8}$/m.exec(text)?.[0])
      return mails
    },
    async close() {
      await app.close()
      await passwords.close()
      await outbox.close()
      await replicas?.close()
      await events.close()
      await pool.end()
      if (!options.database) await dropTestDatabase(database)
    },
  }
}

async function migrateTemplate(connection: TestConnection) {
  const pool = createPool(connection, createTestLogger(), { max: 1, ...patient })
  await migrate(pool)
  await createSearchIndexes(pool, createTestLogger())
  await pool.end()
}

/** Another server on the same database may have claimed a mail first. */
async function waitWhileOthersSend(db: Kysely<Database>) {
  for (let tries = 0; tries < 50; tries += 1) {
    const claimed = db.selectFrom('outbox').select('id').where('tries', '>', 0)
    const waiting = await claimed.executeTakeFirst()
    if (!waiting) return
    await sleep(20)
  }
}

function createTestClock(): TestClock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (milliseconds) => {
      ahead += milliseconds
    },
    beginMinute: () => {
      ahead += 60_000 - ((Date.now() + ahead) % 60_000)
    },
  }
}

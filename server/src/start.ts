import { registerFrontDoor } from '@swipefolio/platform/front-door'
import { migrateReleaseStore } from '@swipefolio/platform/release-store'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { buildApp } from './app'
import { publishApps, publishOnChange } from './apps'
import type { Config } from './config'
import { type Connection, createDatabase, createPool } from './db/connect'
import { joinEmbeddedPostgres } from './db/embedded-postgres/embedded-postgres'
import { migrate } from './db/migrate'
import { seedDemo } from './demo/seed-demo'
import { developmentSecret } from './development-secret'
import { createPgEvents } from './events/pg-events'
import { createMailer } from './mail/background-mailer'
import { createMailbox } from './mail/mailbox'
import { createSmtp } from './mail/smtp'
import { removeExpired } from './modules/auth/housekeeping'
import { describePages } from './pages/describe'
import type { Logger, Services } from './services'

const housekeepingMilliseconds = 10 * 60_000
const site = { name: 'Swipefolio', lang: 'en', lightColor: '#f6f1e7', darkColor: '#171410' }
const apiPrefixes = ['/api', '/platform', '/dev', '/healthz', '/readyz']

interface StartOptions {
  config: Config
  logger: Logger
  say: (sentence: string) => void
}

export interface Running {
  hasDemo: boolean
  /** From here on no new work comes; what runs is finished, then everything is closed. */
  stop: () => Promise<void>
}

/** Starts everything in the order in which one needs the other, the listening socket last. */
export async function start({ config: given, logger, say }: StartOptions): Promise<Running> {
  const config = { ...given, jwtSecret: given.jwtSecret || developmentSecret(given.dataDir) }
  const { connection, leave } = await reachDatabase(config, logger)
  const pool = createPool(connection, logger)
  await prepareDatabase(connection, logger)
  const publishing = { pool, root: config.root, logger, say }
  await publishApps(publishing)
  const services = await createServices(config, connection, pool, logger)
  if (config.demo) await seedDemo(services)

  const app = buildApp(services)
  registerFrontDoor(app, {
    pool,
    site,
    describe: describePages(services),
    configuration: { credentialsIn: 'body' },
    apiPrefixes,
    publicUrl: config.publicUrl,
    hsts: config.production,
    liveReload: config.liveReload,
  })
  await app.listen({ host: config.host, port: config.port })
  if (config.liveReload) publishOnChange(publishing)
  const housekeeping = keepHouse(services)

  return {
    hasDemo: config.demo,
    async stop() {
      clearInterval(housekeeping)
      await closeApp(app)
      await services.mailer.settled()
      await services.events.close()
      await pool.end()
      await leave()
    },
  }
}

async function reachDatabase(config: Config, logger: Logger) {
  const { databaseUrl, root, dataDir, isDataDirChosen } = config
  if (databaseUrl) {
    return { connection: { connectionString: databaseUrl }, leave: async () => undefined }
  }
  const embedded = await joinEmbeddedPostgres({ root, dataDir, isDataDirChosen, logger })
  return { connection: embedded.connection, leave: () => embedded.stop() }
}

/** With a pool of its own: building an index may take longer than any statement of a request. */
async function prepareDatabase(connection: Connection, logger: Logger) {
  const pool = createPool(connection, logger, { max: 2, statement_timeout: 0, query_timeout: 0 })
  try {
    await migrate(pool)
    await migrateReleaseStore(pool)
  } finally {
    await pool.end()
  }
}

async function createServices(
  config: Config,
  connection: Connection,
  pool: Pool,
  logger: Logger,
): Promise<Services> {
  const db = createDatabase(pool)
  const clock = () => new Date()
  const events = createPgEvents(connection, db, logger)
  await events.ready
  const delivery = config.smtpUrl
    ? createSmtp(config.smtpUrl, config.mailFrom)
    : createMailbox(db, clock)
  return { config, db, clock, events, logger, mailer: createMailer(delivery, logger) }
}

function keepHouse(services: Services) {
  const timer = setInterval(() => {
    removeExpired(services).catch((error: unknown) => {
      services.logger.warn({ err: error }, 'What has expired could not be removed')
    })
  }, housekeepingMilliseconds)
  return timer.unref()
}

async function closeApp(app: FastifyInstance) {
  app.leave()
  await app.close()
}

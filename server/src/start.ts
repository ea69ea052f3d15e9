import { registerFrontDoor } from '@swipefolio/platform/front-door'
import { networkOf } from '@swipefolio/platform/network'
import { reservedPaths } from '@swipefolio/platform/registry'
import { registerReleasePlane } from '@swipefolio/platform/release-plane'
import { buildApp } from './app'
import { hasReleases, noPages, publishApps, publishOnChange } from './apps'
import { createComposers, createSenders } from './composers'
import type { ShutdownSteps } from './foundation/shutdown-steps'
import type { Config } from './foundation/settings/config'
import {
  type Connection,
  createDatabase,
  createListener,
  createPool,
} from './foundation/db/connect'
import { explainDatabase, prepareDatabase, reachDatabase } from './foundation/db/reach-database'
import { createReplicas } from './foundation/db/replicas'
import { routeReads } from './foundation/db/routed-pool'
import { requireDemoAccountsOnly } from './demo/require-demo-accounts-only'
import { hasDemoAccounts } from './demo/has-demo-accounts'
import { seedDemo } from './demo/seed-demo'
import { seedTechnologies } from './modules/technologies/seed'
import { withDevelopmentSecrets } from './foundation/settings/development-secrets'
import { openDoor } from './foundation/http/door'
import { pageLook } from './foundation/http/page-look'
import { createBrokerTransport, reachBroker } from './foundation/events/broker-transport'
import { createFiles } from './foundation/files/files'
import { createObjectStore } from './foundation/files/object-store'
import { createEvents } from './foundation/events/create-events'
import { createNotifyTransport } from './foundation/events/notify-transport'
import { observeSend } from './foundation/outbound/observe-send'
import { createPasswords } from './foundation/passwords/passwords'
import { send as sendDirectly } from './foundation/outbound/request'
import { drainAndClose } from './foundation/drain-and-close'
import { createMetrics, type Metrics } from './foundation/metrics/metrics'
import { createQueryTimes, createSendTimes } from './foundation/metrics/times'
import { serveMetrics } from './foundation/metrics/serve-metrics'
import { watchServices } from './foundation/metrics/watch-services'
import { traceQueries, traceSends } from './foundation/tracing/observers'
import { createTracing, type Tracing } from './foundation/tracing/tracing'
import { hasMailbox, mailboxPath } from './foundation/mail/mailbox-page'
import { createMailbox } from './foundation/mail/mailbox'
import { createOutbox } from './foundation/mail/outbox'
import { createSmtp } from './foundation/mail/smtp'
import { scheduleFilterNews } from './modules/saved-filters/filter-news'
import { scheduleRemovalOfExpired } from './remove-expired'
import { describePages } from './pages/describe'
import { offlineOptions } from './pages/offline'
import { pageTexts } from './pages/page-texts'
import { publicContent } from './pages/public-content'
import { refusalPage } from './pages/refusal-page'
import type { Logger } from './foundation/logger'
import type { Services } from './foundation/services'

const site = { name: 'Swipefolio', lightColor: '#faf5ec', darkColor: '#17120e' }

interface StartOptions {
  config: Config
  logger: Logger
  say: (sentence: string) => void
  /** Collects the shutdown steps of everything that is opened, also when the start fails. */
  closing: ShutdownSteps
  /** Resolves once the checkout's apps are built. */
  buildApps: () => Promise<unknown>
}

interface Started {
  address: string
  hasDemo: boolean
}

/**
 * Starts all parts in the order of their dependencies. The port is the first of them, because a start that fails must not have
 * changed what other servers on the database serve; until the last one it answers that the server is starting.
 */
export async function start({
  config: given,
  logger,
  say,
  closing,
  buildApps,
}: StartOptions): Promise<Started> {
  const door = await openDoor({ ...given, writePage: refusalPage })
  closing.add(() => door.close())
  const config = withDevelopmentSecrets(given)
  const metrics = createMetrics()
  await openMetrics(config, metrics, { say, closing })
  const tracing = config.tracing && (await createTracing(config.tracing, logger))
  if (tracing) closing.add(() => tracing.close())
  const reached = await reachDatabase(config, logger, closing)
  const services = await explainDatabase(config, () =>
    openServices({ config, ...reached, logger, closing, metrics, tracing }),
  )
  const { pool, files } = services
  if (config.bench) await requireDemoAccountsOnly(services.db)
  await seedTechnologies(services.db)
  if (config.demo) await seedDemo(services)
  const { root, localBuilds } = config
  if (localBuilds === 'on' || (localBuilds === 'first' && !(await hasReleases(pool)))) {
    await buildApps()
    await publishApps({ pool, files, root, logger, say })
  }
  if (!(await hasReleases(pool))) say(noPages)

  const app = buildApp(services, { shedsLoad: config.limits, door })
  registerReleasePlane(app, {
    pool,
    files,
    limits: config.limits,
    addressOf: ({ ip }) => networkOf(ip),
    isSecure: config.production,
    siteName: site.name,
    look: pageLook,
    requiresTrial: config.requiresTrial,
  })
  registerFrontDoor(app, {
    pool,
    files,
    createListener: () => createListener(reached.direct, { application_name: 'swipefolio' }),
    site,
    describe: describePages(services),
    textsIn: pageTexts,
    content: publicContent(app, services.clock),
    configuration: { credentialsIn: 'body', ...(hasMailbox(config) && { mailbox: mailboxPath }) },
    apiPrefixes: reservedPaths,
    publicUrl: config.publicUrl,
    hsts: config.production,
    offline: config.serviceWorker ? offlineOptions(root) : undefined,
    overrides: config.overrides ? { origins: config.overrides } : undefined,
    isDevelopment: !config.production,
    liveReload: config.liveReload,
  })
  closing.add(() => drainAndClose(app, config.drainMilliseconds))
  const address = await app.listen()
  if (config.liveReload) publishOnChange({ pool, files, root, logger, say })
  closing.add(scheduleRemovalOfExpired(services))
  closing.add(scheduleFilterNews(services))

  return {
    address: config.port === 0 ? address : config.publicUrl,
    hasDemo: config.demo && (await hasDemoAccounts(services.db)),
  }
}

interface ServiceOptions {
  config: Config
  connection: Connection
  direct: Connection
  logger: Logger
  closing: ShutdownSteps
  metrics: Metrics
  tracing: Tracing | undefined
}

async function openServices({
  config,
  connection,
  direct,
  logger,
  closing,
  metrics,
  tracing,
}: ServiceOptions) {
  const { preparesStatements } = config
  const poolOptions = {
    preparesStatements,
    usesBroker: config.eventsUrl !== undefined,
    observers: [createQueryTimes(metrics), ...(tracing ? [traceQueries(tracing)] : [])],
  }
  const pool = createPool(connection, logger, poolOptions)
  closing.add(() => pool.end())
  const db = createDatabase(config.replicas ? routeReads(pool) : pool)
  const clock = () => new Date()
  const { eventsUrl: url, jwtSecret: secret } = config
  // The table of the broker's events is one of the migrations, which run once the database is known to be the right one.
  if (url) await reachBroker(url).then(() => prepareDatabase(direct, logger))
  const transport = url
    ? await createBrokerTransport({ url, secret, db, logger })
    : createNotifyTransport({ connection: direct, isChosen: direct !== connection, db, logger })
  const events = createEvents({ transport, logger })
  closing.add(() => events.close())
  // A database whose events would be lost is not migrated either.
  await events.ready
  await prepareDatabase(direct, logger)
  const replicas =
    config.replicas &&
    createReplicas({
      pools: config.replicas.addresses.map((connectionString) =>
        createPool({ connectionString }, logger, { ...poolOptions, onlyReads: true }),
      ),
      primary: pool,
      events,
      logger,
      longestLag: config.replicas.longestLag,
    })
  if (replicas) closing.add(() => replicas.close())
  const delivery = config.smtpUrl
    ? createSmtp(config.smtpUrl, config.mailFrom)
    : createMailbox(db, clock)
  const send = observeSend(sendDirectly, [
    createSendTimes(metrics),
    ...(tracing ? [traceSends(tracing, config)] : []),
  ])
  const passwords = createPasswords(config.root)
  closing.add(() => passwords.close())
  const composers = createComposers({ config, db, clock })
  const store = config.fileStore && createObjectStore(config.fileStore, send)
  const files = createFiles({ db, clock, logger, store })
  const senders = createSenders({ config, db, clock, events, send, files })
  const outbox = createOutbox({
    db,
    clock,
    logger,
    events,
    composers,
    senders,
    delivery,
    metrics,
    tracing,
  })
  closing.add(() => outbox.close())
  watchServices({ metrics, db, events, clock, pool, replicas, files })
  return {
    config,
    db,
    pool,
    clock,
    events,
    files,
    logger,
    metrics,
    outbox,
    passwords,
    replicas,
    send,
    tracing,
  } satisfies Services & { pool: unknown }
}

async function openMetrics(
  { metrics: { host, port } }: Config,
  metrics: Metrics,
  { say, closing }: Pick<StartOptions, 'say' | 'closing'>,
): Promise<void> {
  if (port === undefined) return
  const { address, stop } = await serveMetrics(metrics, { host, port })
  closing.add(stop)
  say(`Metrics: ${address}`)
}

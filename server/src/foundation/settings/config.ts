import { resolve } from 'node:path'
import { isLocalUrl, isLoopback } from './addresses'
import { addressesOfHosts } from './database-hosts'
import { hostOf, isForOthers, settingChecks, type Given } from './setting-checks'
import { ConfigError, readSettings } from './read-settings'
import { listOf } from './setting-schemas'
import type { SettingValues } from './settings'

export type Config = ReturnType<typeof loadConfig>
export type ModelConfig = NonNullable<Config['model']>
export type GitHubConfig = Config['github']

type Environment = Record<string, string | undefined>

/** Reads every setting once. Throws a `ConfigError` that names the invalid setting. */
export function loadConfig(environment: Environment, root: string) {
  const production = environment.NODE_ENV === 'production'
  const values = readSettings(environment)
  const bench = values.BENCH === 'on'
  if (values.LISTEN_DATABASE_URL && !values.DATABASE_URL) {
    throw new ConfigError('DATABASE_URL must be set with LISTEN_DATABASE_URL.')
  }
  if (values.DATABASE_READ_URL && !values.DATABASE_URL) {
    throw new ConfigError('DATABASE_URL must be set with DATABASE_READ_URL.')
  }
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  if (bench) refuseReachableBench(values)
  const isPublic = production && !bench
  const given = { values, isSet: (name: keyof SettingValues) => Boolean(environment[name]) }

  return {
    production,
    /** Sentences about settings that only a trial of production on this machine may have. */
    unsafeSettings: isPublic ? judgeProduction(given) : [],
    /** The checkout, from which relative folders and npm packages are resolved. */
    root,
    /** Production with demo data, for measuring; its database has no other accounts. */
    bench,
    host: isPublic ? hostOf(values) : (values.HOST ?? 'localhost'),
    port: values.PORT,
    drainMilliseconds: Math.max(200, values.DRAIN_SECONDS * 1000),
    dataDir: resolve(root, values.DATA_DIR.trim()),
    /** Whether DATA_DIR was set; a chosen folder is never replaced by another one. */
    isDataDirChosen: Boolean(environment.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    listenDatabaseUrl: values.LISTEN_DATABASE_URL,
    replicas: values.DATABASE_READ_URL
      ? {
          addresses: addressesOfHosts(values.DATABASE_READ_URL),
          longestLag: values.REPLICA_LAG_SECONDS * 1000,
        }
      : undefined,
    eventsUrl: values.EVENTS_URL,
    fileStore: fileStoreConfig(values),
    preparesStatements:
      (values.PREPARED_STATEMENTS ?? (values.LISTEN_DATABASE_URL ? 'off' : 'on')) === 'on',
    backup: {
      dir: values.BACKUP_DIR && resolve(root, values.BACKUP_DIR.trim()),
      /** Of an external database, past a pooler. */
      databaseUrl: values.BACKUP_DATABASE_URL ?? values.LISTEN_DATABASE_URL ?? values.DATABASE_URL,
      days: values.BACKUP_DAYS,
      weeks: values.BACKUP_WEEKS,
    },
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Swipefolio <no-reply@${new URL(publicUrl).hostname}>`,
    publicUrl,
    /** Empty in development, where the data folder's secret is used. */
    jwtSecret: values.JWT_SECRET ?? '',
    /** Signs pushes. Empty in development, where the data folder's key is used, and where no pushes are sent. */
    vapidPrivateKey: values.VAPID_PRIVATE_KEY ?? '',
    demo: values.DEMO === 'on' && !isPublic,
    limits: values.LIMITS === 'on',
    likesPerDay: values.LIKES_PER_DAY,
    /** For how many days rows are kept that only grow in number. */
    keptDays: {
      notifications: values.NOTIFICATION_DAYS,
      accountEvents: values.ACCOUNT_EVENT_DAYS,
      reports: values.REPORT_DAYS,
      outbox: values.OUTBOX_DAYS,
    },
    queryCredentials: values.ALLOW_QUERY_CREDENTIALS === 'true',
    passwordBlocklist: (values.PASSWORD_BLOCKLIST ?? (production ? 'on' : 'off')) === 'on',
    model: modelConfig(values),
    github: {
      apiUrl: withoutSlash(values.GITHUB_API_URL),
      archiveUrl: withoutSlash(values.GITHUB_ARCHIVE_URL),
      token: values.GITHUB_TOKEN ?? '',
      timeoutMilliseconds: values.GITHUB_TIMEOUT_SECONDS * 1000,
    },
    trustProxy: trustProxy(values),
    serviceWorker: values.SERVICE_WORKER === 'on',
    overrides: overrides(values),
    requiresTrial: values.REQUIRE_TRIAL === 'on',
    localBuilds: values.LOCAL_BUILDS ?? (isPublic ? ('first' as const) : ('on' as const)),
    liveReload: values.LIVE_RELOAD === 'on' && !production,
    metrics: {
      host: values.METRICS_HOST,
      port: values.METRICS_PORT,
      token: values.METRICS_TOKEN,
    },
    tracing: tracingConfig(values),
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  }
}

/** An OpenAI-compatible language model, or nothing when none is configured. */
function modelConfig(values: SettingValues) {
  if (!values.AI_BASE_URL) return undefined
  if (!values.AI_MODEL) throw new ConfigError('AI_MODEL must be set with AI_BASE_URL.')
  return {
    baseUrl: withoutSlash(values.AI_BASE_URL),
    name: values.AI_MODEL,
    apiKey: values.AI_API_KEY ?? '',
    contextTokens: values.AI_CONTEXT_TOKENS,
    timeoutMilliseconds: values.AI_TIMEOUT_SECONDS * 1000,
  }
}

/** The store of files, or nothing when they are in the database. */
export function fileStoreConfig(values: SettingValues) {
  const { FILES_URL, FILES_REGION: region } = values
  const { FILES_ACCESS_KEY_ID: accessKeyId, FILES_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (!FILES_URL) return undefined
  if (!accessKeyId || !secretAccessKey) {
    throw new ConfigError(
      'FILES_ACCESS_KEY_ID and FILES_SECRET_ACCESS_KEY must be set with FILES_URL.',
    )
  }
  return { url: withoutSlash(FILES_URL), region, accessKeyId, secretAccessKey }
}

/** The collector of traces, or nothing when none is configured. */
function tracingConfig(values: SettingValues) {
  if (!values.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const headers = values.OTEL_EXPORTER_OTLP_HEADERS?.split(',') ?? []
  return {
    endpoint: withoutSlash(values.OTEL_EXPORTER_OTLP_ENDPOINT),
    headers: Object.fromEntries(
      headers.map((header) => [
        header.slice(0, header.indexOf('=')),
        header.slice(header.indexOf('=') + 1),
      ]),
    ),
    serviceName: values.OTEL_SERVICE_NAME,
    sampler: values.OTEL_TRACES_SAMPLER,
    ratio: Number(values.OTEL_TRACES_SAMPLER_ARG),
  }
}

const withoutSlash = (address: string) => address.replace(/(?<!\/)\/+$/, '')

function trustProxy({ TRUST_PROXY: proxies = '' }: SettingValues) {
  if (!proxies || /^(0+|none)$/i.test(proxies)) return false
  return /^\d+$/.test(proxies) ? Number(proxies) : listOf(proxies)
}

/** Whether a browser may try other releases, and the origins whose builds it may try. */
function overrides({ OVERRIDES: origins }: SettingValues): false | string[] {
  if (origins === 'off') return false
  return origins === 'on' ? [] : listOf(origins)
}

/** Refuses unsafe settings. A trial on this machine starts with most of them; returns the sentences about these. */
function judgeProduction(given: Given): string[] {
  const faults = settingChecks.flatMap(({ isAlwaysRefused, judge }) => {
    const verdict = judge(given)
    return verdict?.level === 'fail' ? { isAlwaysRefused, ...verdict } : []
  })
  const refused = faults.find((fault) => fault.isAlwaysRefused || isForOthers(given.values))
  if (refused) throw new ConfigError(refused.sentence)
  return faults.map(({ sentence }) => sentence)
}

/** Demo accounts have a known password, so a server with them in production must be out of reach of other people. */
function refuseReachableBench(values: SettingValues) {
  const { PUBLIC_URL, HOST, DATABASE_URL } = values
  const refuse = (reason: string) => {
    throw new ConfigError(`BENCH=on is not allowed ${reason}.`)
  }
  if (PUBLIC_URL && !isLocalUrl(PUBLIC_URL)) refuse('with a PUBLIC_URL that is not on this machine')
  if (HOST && !isLoopback(HOST)) refuse('with a HOST that other machines reach')
  if (trustProxy(values)) refuse('behind a proxy')
  if (DATABASE_URL) refuse('with a DATABASE_URL')
}

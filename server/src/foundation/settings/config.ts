import { resolve } from 'node:path'
import { ConfigError, listOf, readSettings, type SettingValues } from './settings'

export type Config = ReturnType<typeof loadConfig>
export type ModelConfig = NonNullable<Config['model']>
export type GitHubConfig = Config['github']

type Environment = Record<string, string | undefined>

/** Reads every setting once. Throws a `ConfigError` that names the invalid setting. */
export function loadConfig(environment: Environment, root: string) {
  const production = environment.NODE_ENV === 'production'
  const values = readSettings(environment)
  const bench = values.BENCH === 'on'
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  if (bench) refuseReachableBench(values)
  else if (production) refuseUnsafe(environment, values)
  const isPublic = production && !bench

  return {
    production,
    /** The checkout, from which relative folders and npm packages are resolved. */
    root,
    /** Production with demo data, for measuring; its database has no other accounts. */
    bench,
    host: values.HOST ?? (isPublic ? '0.0.0.0' : 'localhost'),
    port: values.PORT,
    dataDir: resolve(root, values.DATA_DIR.trim()),
    /** Whether DATA_DIR was set; a chosen folder is never replaced by another one. */
    isDataDirChosen: Boolean(environment.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    preparesStatements: values.PREPARED_STATEMENTS === 'on',
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Swipefolio <no-reply@${new URL(publicUrl).hostname}>`,
    publicUrl,
    /** Empty in development, where the data folder's secret is used. */
    jwtSecret: values.JWT_SECRET ?? '',
    demo: values.DEMO === 'on' && !isPublic,
    limits: values.LIMITS === 'on',
    likesPerDay: values.LIKES_PER_DAY,
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
    overrides: overrides(values),
    requiresTrial: values.REQUIRE_TRIAL === 'on',
    liveReload: values.LIVE_RELOAD === 'on' && !production,
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

const withoutSlash = (address: string) => address.replace(/\/+$/, '')

function trustProxy({ TRUST_PROXY: proxies = '' }: SettingValues) {
  if (!proxies) return false
  return /^\d+$/.test(proxies) ? Number(proxies) : listOf(proxies)
}

/** Whether a browser may try other releases, and the origins whose builds it may try. */
function overrides({ OVERRIDES: origins }: SettingValues): false | string[] {
  if (origins === 'off') return false
  return origins === 'on' ? [] : listOf(origins)
}

function refuseUnsafe(environment: Environment, values: SettingValues) {
  if (!values.JWT_SECRET) throw new ConfigError('JWT_SECRET must be set in production.')
  if (!values.SMTP_URL) throw new ConfigError('SMTP_URL must be set in production.')
  if (values.LIMITS === 'off') throw new ConfigError('LIMITS=off is not allowed in production.')
  if (environment.DEMO && values.DEMO === 'on') {
    throw new ConfigError('DEMO=on is not allowed in production.')
  }
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/

/** Demo accounts have a known password, so a server with them in production must be out of reach of other people. */
function refuseReachableBench({ PUBLIC_URL, HOST, TRUST_PROXY, DATABASE_URL }: SettingValues) {
  const refuse = (reason: string) => {
    throw new ConfigError(`BENCH=on is not allowed ${reason}.`)
  }
  if (PUBLIC_URL && !loopback.test(new URL(PUBLIC_URL).hostname))
    refuse('with a PUBLIC_URL that is not on this machine')
  if (HOST && !loopback.test(HOST)) refuse('with a HOST that other machines reach')
  if (TRUST_PROXY) refuse('behind a proxy')
  if (DATABASE_URL) refuse('with a DATABASE_URL')
}

import { resolve } from 'node:path'
import { ConfigError, readSettings, type SettingValues } from './settings'

export interface Config {
  production: boolean
  /** The checkout: relative folders and npm packages are found from here. */
  root: string
  host: string
  port: number
  dataDir: string
  /** Whether DATA_DIR was set, so that another folder may not be taken for it. */
  isDataDirChosen: boolean
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  publicUrl: string
  /** Empty in development: a secret of the data folder's own is used then. */
  jwtSecret: string
  demo: boolean
  limits: boolean
  queryCredentials: boolean
  passwordBlocklist: boolean
  model: ModelConfig | undefined
  github: GitHubConfig
  trustProxy: false | number | string[]
  /** Builds that a browser may try in place of live ones: other releases, and these servers'. */
  overrides: false | string[]
  liveReload: boolean
  logLevel: string
}

/** A language model that speaks OpenAI's API; nothing when there is none. */
export interface ModelConfig {
  baseUrl: string
  name: string
  apiKey: string
  contextTokens: number
  timeoutMilliseconds: number
}

export interface GitHubConfig {
  apiUrl: string
  archiveUrl: string
  token: string
  timeoutMilliseconds: number
}

type Environment = Record<string, string | undefined>

/** Reads every setting once. Throws a `ConfigError` whose sentence names what is wrong. */
export function loadConfig(environment: Environment, root: string): Config {
  const production = environment.NODE_ENV === 'production'
  const values = readSettings(environment)
  const publicUrl = values.PUBLIC_URL || `http://localhost:${values.PORT}`
  if (production) refuseUnsafe(environment, values)

  return {
    production,
    root,
    host: values.HOST || (production ? '0.0.0.0' : 'localhost'),
    port: values.PORT,
    dataDir: resolve(root, values.DATA_DIR),
    isDataDirChosen: Boolean(environment.DATA_DIR),
    databaseUrl: values.DATABASE_URL || undefined,
    smtpUrl: values.SMTP_URL || undefined,
    mailFrom: values.MAIL_FROM || `Swipefolio <no-reply@${new URL(publicUrl).hostname}>`,
    publicUrl,
    jwtSecret: values.JWT_SECRET,
    demo: values.DEMO && !production,
    limits: values.LIMITS,
    queryCredentials: values.ALLOW_QUERY_CREDENTIALS,
    passwordBlocklist:
      values.PASSWORD_BLOCKLIST === 'on' || (values.PASSWORD_BLOCKLIST === '' && production),
    model: modelConfig(values),
    github: githubConfig(values),
    trustProxy: values.TRUST_PROXY,
    overrides: values.OVERRIDES,
    liveReload: values.LIVE_RELOAD && !production,
    logLevel: values.LOG_LEVEL || (production ? 'info' : 'warn'),
  }
}

function modelConfig(values: SettingValues): ModelConfig | undefined {
  if (!values.AI_BASE_URL) return undefined
  if (!values.AI_MODEL) throw new ConfigError('AI_MODEL must be set with AI_BASE_URL.')
  return {
    baseUrl: withoutSlash(values.AI_BASE_URL),
    name: values.AI_MODEL,
    apiKey: values.AI_API_KEY,
    contextTokens: values.AI_CONTEXT_TOKENS,
    timeoutMilliseconds: values.AI_TIMEOUT_SECONDS * 1000,
  }
}

const githubConfig = (values: SettingValues): GitHubConfig => ({
  apiUrl: withoutSlash(values.GITHUB_API_URL),
  archiveUrl: withoutSlash(values.GITHUB_ARCHIVE_URL),
  token: values.GITHUB_TOKEN,
  timeoutMilliseconds: values.GITHUB_TIMEOUT_SECONDS * 1000,
})

const withoutSlash = (address: string) => address.replace(/\/+$/, '')

function refuseUnsafe(environment: Environment, values: SettingValues) {
  if (!values.JWT_SECRET) throw new ConfigError('JWT_SECRET must be set in production.')
  if (!values.SMTP_URL) throw new ConfigError('SMTP_URL must be set in production.')
  if (!values.LIMITS) throw new ConfigError('LIMITS=off is not allowed in production.')
  if (environment.DEMO && values.DEMO) {
    throw new ConfigError('DEMO=on is not allowed in production.')
  }
}

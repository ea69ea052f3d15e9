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
  trustProxy: false | number | string[]
  liveReload: boolean
  logLevel: string
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
    trustProxy: values.TRUST_PROXY,
    liveReload: values.LIVE_RELOAD && !production,
    logLevel: values.LOG_LEVEL || (production ? 'info' : 'warn'),
  }
}

function refuseUnsafe(environment: Environment, values: SettingValues) {
  if (!values.JWT_SECRET) throw new ConfigError('JWT_SECRET must be set in production.')
  if (!values.SMTP_URL) throw new ConfigError('SMTP_URL must be set in production.')
  if (!values.LIMITS) throw new ConfigError('LIMITS=off is not allowed in production.')
  if (environment.DEMO && values.DEMO) {
    throw new ConfigError('DEMO=on is not allowed in production.')
  }
}

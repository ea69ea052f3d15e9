import {
  count,
  hostName,
  logLevel,
  mailAddress,
  onOff,
  onOffOrEmpty,
  origins,
  port,
  proxies,
  secret,
  text,
  trueFalse,
  url,
  wordOrEmpty,
} from './setting-values'
import { StartError } from '../start-error'

interface Setting<T> {
  /** What holds when the variable is unset or empty, as one would write it. */
  default: string
  meaning: string
  read: (text: string) => T | undefined
  /** What a right value looks like, for the sentence about a wrong one. */
  expects: string
}

const setting = <T>(
  defaultValue: string,
  meaning: string,
  [read, expects]: readonly [Setting<T>['read'], string],
): Setting<T> => ({ default: defaultValue, meaning, read, expects })

/** Every setting, all environment variables; the README's table is checked against this one. */
export const settings = {
  PORT: setting('8080', 'Port to listen on', port),
  HOST: setting(
    '',
    'Address to listen on; localhost when empty, every address in production',
    hostName,
  ),
  DATA_DIR: setting('.data', 'Folder of the embedded database, relative to the checkout', text),
  DATABASE_URL: setting(
    '',
    'A PostgreSQL to use instead of the embedded one, as postgres://user:password@host/name',
    url(['postgres:', 'postgresql:']),
  ),
  SMTP_URL: setting(
    '',
    'Mail server; when empty, mail goes to /dev/mailbox (needed in production)',
    url(['smtp:', 'smtps:']),
  ),
  MAIL_FROM: setting('', "Sender of mail; no-reply at PUBLIC_URL's host when empty", mailAddress),
  PUBLIC_URL: setting(
    '',
    'Address that people use; http://localhost:PORT when empty',
    url(['http:', 'https:']),
  ),
  JWT_SECRET: setting(
    '',
    'Signs sessions, at least 32 characters; made once in DATA_DIR when empty (needed in production)',
    secret,
  ),
  DEMO: setting('on', 'Demo data on the first start, off starts empty; never in production', onOff),
  LIMITS: setting('on', 'Rate limits; off only for tests, refused in production', onOff),
  PASSWORD_BLOCKLIST: setting(
    '',
    'Whether the most common passwords are refused; on in production when empty',
    onOffOrEmpty,
  ),
  ALLOW_QUERY_CREDENTIALS: setting(
    'true',
    'Whether login answers GET with email and password in the query',
    trueFalse,
  ),
  AI_BASE_URL: setting(
    '',
    'Address of a language model that reviews repositories (OpenAI-compatible, such as http://localhost:11434/v1); rules do when empty',
    url(['http:', 'https:']),
  ),
  AI_MODEL: setting('', 'Name of that model (needed with AI_BASE_URL)', wordOrEmpty),
  AI_API_KEY: setting('', 'Key that the model asks for, if it asks for one', wordOrEmpty),
  AI_CONTEXT_TOKENS: setting(
    '16384',
    'Context of the model in tokens: how much of a repository it is given',
    count(4096, 1_000_000),
  ),
  AI_TIMEOUT_SECONDS: setting(
    '90',
    'How long the model may take for a review, a second try included',
    count(1, 90),
  ),
  GITHUB_API_URL: setting(
    'https://api.github.com',
    'Where repositories are described',
    url(['http:', 'https:']),
  ),
  GITHUB_ARCHIVE_URL: setting(
    'https://codeload.github.com',
    'Where archives of repositories are downloaded',
    url(['http:', 'https:']),
  ),
  GITHUB_TOKEN: setting(
    '',
    'Token for that API: with one it answers 5,000 calls an hour, without 60',
    wordOrEmpty,
  ),
  GITHUB_TIMEOUT_SECONDS: setting(
    '20',
    'How long fetching and reading a repository may take',
    count(1, 20),
  ),
  TRUST_PROXY: setting(
    '',
    'Proxies in front: how many, or a comma-separated list of their addresses',
    proxies,
  ),
  OVERRIDES: setting(
    'off',
    'Whether ?app=recruiter@2.3.0 shows another release; a list of origins allows builds of these servers, too',
    origins,
  ),
  LIVE_RELOAD: setting(
    'off',
    'Publish changed builds and reload open pages, for development',
    onOff,
  ),
  LOG_LEVEL: setting(
    '',
    'fatal, error, warn, info, debug, trace or silent; warn when empty, info in production',
    logLevel,
  ),
}

type Settings = typeof settings
export type SettingValues = {
  [Name in keyof Settings]: Settings[Name] extends Setting<infer T> ? T : never
}

/** A setting that is missing or wrong. */
export class ConfigError extends StartError {}

export function readSettings(environment: Record<string, string | undefined>): SettingValues {
  const entries = Object.entries<Setting<unknown>>(settings).map(([name, known]) => {
    const value = known.read(environment[name] || known.default)
    if (value === undefined)
      throw new ConfigError(`${name} is not valid: it must be ${known.expects}.`)
    return [name, value]
  })
  return Object.fromEntries(entries) as SettingValues
}

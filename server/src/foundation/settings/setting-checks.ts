import { databaseTls, isLocalDatabase, isLocalUrl, isLoopback, mailTls } from './addresses'
import { addressesOfHosts } from './database-hosts'
import { isGuessable } from './is-guessable'
import type { SettingValues } from './settings'

export type Verdict = { level: 'fail' | 'warn'; sentence: string } | undefined

export interface Given {
  values: SettingValues
  /** Whether the environment names the setting; otherwise it has its default. */
  isSet: (name: keyof SettingValues) => boolean
}

interface SettingCheck {
  /** The setting, or what is judged of it. */
  name: string
  /** Production with a fault does not start, not even as a trial on this machine. */
  isAlwaysRefused?: true
  judge: (given: Given) => Verdict
}

const fail = (sentence: string): Verdict => ({ level: 'fail', sentence })
const warn = (sentence: string): Verdict => ({ level: 'warn', sentence })

/** People of other machines use the server, or could; otherwise it is a trial on this one. */
export const isForOthers = ({ PUBLIC_URL, HOST }: SettingValues) =>
  (PUBLIC_URL !== undefined && !isLocalUrl(PUBLIC_URL)) || (HOST !== undefined && !isLoopback(HOST))

/** Where production listens. */
export const hostOf = (values: SettingValues) =>
  values.HOST ?? (isForOthers(values) ? '0.0.0.0' : 'localhost')

/** What production demands of its settings: `npm run doctor` prints all of it, the start refuses the failures. */
export const settingChecks: SettingCheck[] = [
  {
    name: 'JWT_SECRET',
    isAlwaysRefused: true,
    judge({ values }) {
      const { JWT_SECRET: secret } = values
      if (!secret) return fail('JWT_SECRET must be set in production.')
      if (isGuessable(secret)) {
        return fail('JWT_SECRET can be guessed: set it to the output of `openssl rand -base64 48`.')
      }
      const same = otherSecrets(values).find(([, other]) => other === secret)
      return same && fail(`JWT_SECRET must not be the secret of ${same[0]}, too.`)
    },
  },
  {
    name: 'SMTP_URL',
    isAlwaysRefused: true,
    judge: ({ values }) =>
      values.SMTP_URL ? undefined : fail('SMTP_URL must be set in production.'),
  },
  {
    name: 'LIMITS',
    isAlwaysRefused: true,
    judge: ({ values }) =>
      values.LIMITS === 'off' ? fail('LIMITS=off is not allowed in production.') : undefined,
  },
  {
    name: 'DEMO',
    isAlwaysRefused: true,
    judge: ({ values, isSet }) =>
      isSet('DEMO') && values.DEMO === 'on'
        ? fail('DEMO=on is not allowed in production.')
        : undefined,
  },
  {
    name: 'PUBLIC_URL',
    judge({ values: { PUBLIC_URL: address } }) {
      if (!address) return fail('PUBLIC_URL must be set in production: mail leads people there.')
      if (address.startsWith('https:')) return undefined
      return isLocalUrl(address)
        ? warn('PUBLIC_URL is on this machine: nobody else can follow the links of mail.')
        : fail('PUBLIC_URL must start with https:// in production.')
    },
  },
  {
    name: 'TRUST_PROXY',
    judge: ({ values: { TRUST_PROXY: proxies } }) =>
      proxies
        ? undefined
        : fail(
            'TRUST_PROXY must be set in production: to the number or the addresses of the proxies in front, or to none.',
          ),
  },
  {
    name: 'HOST',
    judge({ values }) {
      const { TRUST_PROXY: proxies } = values
      if (isLoopback(hostOf(values))) return undefined
      if (!proxies || /^(0+|none)$/i.test(proxies)) {
        return fail(
          'HOST must be localhost in production without a proxy in TRUST_PROXY: the server itself speaks no TLS.',
        )
      }
      return /^\d+$/.test(proxies)
        ? warn(
            'HOST lets other machines pass by the proxy and name any address: set it to localhost, set TRUST_PROXY to addresses, or let only the proxy reach the port.',
          )
        : undefined
    },
  },
  {
    name: 'ALLOW_QUERY_CREDENTIALS',
    judge({ values, isSet }) {
      if (values.ALLOW_QUERY_CREDENTIALS === 'false') return undefined
      return isSet('ALLOW_QUERY_CREDENTIALS')
        ? warn('ALLOW_QUERY_CREDENTIALS=true accepts passwords in addresses, which proxies log.')
        : fail(
            'ALLOW_QUERY_CREDENTIALS must be set in production: to false, or to true to accept passwords in addresses.',
          )
    },
  },
  databaseCheck('DATABASE_URL'),
  databaseCheck('LISTEN_DATABASE_URL'),
  databaseCheck('DATABASE_READ_URL'),
  databaseCheck('BACKUP_DATABASE_URL'),
  {
    name: 'EVENTS_URL',
    judge: ({ values: { EVENTS_URL: address } }) =>
      address?.startsWith('redis:') && !isLocalUrl(address)
        ? fail(
            'EVENTS_URL must demand TLS to another machine in production: start it with rediss://.',
          )
        : undefined,
  },
  {
    name: 'FILES_URL',
    judge: ({ values: { FILES_URL: address } }) =>
      address?.startsWith('http:') && !isLocalUrl(address)
        ? fail('FILES_URL must start with https:// for another machine in production.')
        : undefined,
  },
  {
    name: 'SMTP_URL, TLS',
    judge({ values: { SMTP_URL: address } }) {
      if (!address || isLocalUrl(address)) return undefined
      const tls = mailTls(address)
      if (tls === 'none') {
        return fail(
          'SMTP_URL must demand TLS to another machine in production: start it with smtps:// or add requireTLS=true.',
        )
      }
      return tls === 'unverified'
        ? warn('SMTP_URL does not check who the mail server is: remove tls.rejectUnauthorized.')
        : undefined
    },
  },
  {
    name: 'AI_BASE_URL',
    judge: ({ values: { AI_BASE_URL: address } }) =>
      address?.startsWith('http:') && !isLocalUrl(address)
        ? warn('AI_BASE_URL sends repositories and AI_API_KEY in clear: start it with https://.')
        : undefined,
  },
  {
    name: 'PASSWORD_BLOCKLIST',
    judge: ({ values }) =>
      values.PASSWORD_BLOCKLIST === 'off'
        ? warn('PASSWORD_BLOCKLIST=off accepts the most common passwords.')
        : undefined,
  },
  {
    name: 'OVERRIDES',
    judge: ({ values }) =>
      values.OVERRIDES === 'off'
        ? undefined
        : warn('OVERRIDES lets an address choose which release a browser runs.'),
  },
  {
    name: 'VAPID_PRIVATE_KEY',
    judge: ({ values }) =>
      values.VAPID_PRIVATE_KEY
        ? undefined
        : warn('VAPID_PRIVATE_KEY is empty: nothing is pushed to devices.'),
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    judge: ({ values: { OTEL_EXPORTER_OTLP_ENDPOINT: address } }) =>
      address?.startsWith('http:') && !isLocalUrl(address)
        ? warn(
            'OTEL_EXPORTER_OTLP_ENDPOINT sends traces and OTEL_EXPORTER_OTLP_HEADERS in clear: start it with https://.',
          )
        : undefined,
  },
  {
    name: 'METRICS_HOST',
    judge: ({ values: { METRICS_HOST: host, METRICS_PORT: port } }) =>
      port === undefined || isLoopback(host)
        ? undefined
        : warn(
            'METRICS_HOST shows how the server does to whoever reaches METRICS_PORT: let only Prometheus reach it.',
          ),
  },
]

function databaseCheck(
  name: 'DATABASE_URL' | 'LISTEN_DATABASE_URL' | 'DATABASE_READ_URL' | 'BACKUP_DATABASE_URL',
): SettingCheck {
  return {
    name,
    judge({ values: { [name]: address } }) {
      if (!address || isLocalDatabase(address)) return undefined
      const tls = databaseTls(address)
      if (tls === 'none') {
        return fail(
          `${name} must demand TLS to another machine in production: add sslmode=verify-full.`,
        )
      }
      return tls === 'unverified'
        ? warn(`${name} does not check who the database is: set sslmode=verify-full.`)
        : undefined
    },
  }
}

const otherSecrets = (values: SettingValues): [name: string, secret: string | undefined][] => [
  ['METRICS_TOKEN', values.METRICS_TOKEN],
  ['AI_API_KEY', values.AI_API_KEY],
  ['GITHUB_TOKEN', values.GITHUB_TOKEN],
  ['DATABASE_URL', databasePasswordOf(values.DATABASE_URL)],
  ['LISTEN_DATABASE_URL', databasePasswordOf(values.LISTEN_DATABASE_URL)],
  ['DATABASE_READ_URL', databasePasswordOf(values.DATABASE_READ_URL)],
  ['BACKUP_DATABASE_URL', databasePasswordOf(values.BACKUP_DATABASE_URL)],
  ['EVENTS_URL', passwordOf(values.EVENTS_URL)],
  ['FILES_SECRET_ACCESS_KEY', values.FILES_SECRET_ACCESS_KEY],
  ['SMTP_URL', passwordOf(values.SMTP_URL)],
]

const databasePasswordOf = (address = '') => passwordOf(addressesOfHosts(address)[0])

const passwordOf = (address?: string) => address && decoded(new URL(address).password)

function decoded(password: string) {
  try {
    return decodeURIComponent(password)
  } catch {
    return password
  }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listDeployTokens } from '@swipefolio/platform/release-store'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { hasDemoAccounts } from '../demo/has-demo-accounts'
import { createDatabase, createPool } from '../foundation/db/connect'
import { reachDatabase } from '../foundation/db/reach-database'
import { isLocalDatabase } from '../foundation/settings/addresses'
import { createShutdownSteps } from '../foundation/shutdown-steps'
import { dataDirOf } from './check-machine'
import { causeOf, type Check, fail, type Line, ok, warn } from './report'

const oldestVersion = 14
const tolerance = 5
const day = 86_400_000

/** Connects as the server does and changes nothing. */
export const checkDatabase: Check = async (deployment) => {
  const { root, env, given } = deployment
  const databaseUrl = given.values.DATABASE_URL
  const dataDir = dataDirOf(deployment)
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres'))) {
    return [ok('database', 'the first start makes the embedded one')]
  }
  const logger = pino({ level: 'silent' })
  const closing = createShutdownSteps(logger)
  try {
    const place = {
      root,
      dataDir,
      isDataDirChosen: Boolean(env.DATA_DIR),
      databaseUrl,
      listenDatabaseUrl: given.values.LISTEN_DATABASE_URL,
    }
    const { connection } = await reachDatabase(place, logger, closing)
    const pool = createPool(connection, logger, { max: 1, connectionTimeoutMillis: 10_000 })
    closing.add(() => pool.end())
    return [...(await judgeServer(pool, databaseUrl)), ...(await judgeContent(pool))]
  } catch (error) {
    return [fail('database', `It cannot be reached: ${causeOf(error)}.`)]
  } finally {
    await closing.close()
  }
}

interface Server {
  version: string
  major: number
  encoding: string
  tls: string | null
  isSuperuser: boolean
  now: Date
}

async function judgeServer(pool: Pool, databaseUrl: string | undefined): Promise<Line[]> {
  const { rows } = await pool.query<Server>(
    `select current_setting('server_version') as version,
       current_setting('server_version_num')::int / 10000 as major,
       current_setting('server_encoding') as encoding,
       (select s.version from pg_stat_ssl s where s.pid = pg_backend_pid() and s.ssl) as tls,
       (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
       clock_timestamp() as now`,
  )
  return rows.flatMap(({ version, major, encoding, tls, isSuperuser, now }) => {
    const isElsewhere = databaseUrl !== undefined && !isLocalDatabase(databaseUrl)
    const seconds = Math.round(Math.abs(now.getTime() - Date.now()) / 1000)
    return [
      major < oldestVersion
        ? fail('database', `PostgreSQL ${version} is too old: use ${oldestVersion} or newer.`)
        : ok('database', `PostgreSQL ${version}`),
      encoding !== 'UTF8'
        ? fail(
            'database encoding',
            `It is ${encoding}, which cuts letters in half: create the database with encoding 'UTF8' and template template0.`,
          )
        : ok('database encoding', encoding),
      isElsewhere && !tls
        ? fail('database TLS', 'The connection is in clear: set sslmode=verify-full.')
        : ok('database TLS', tls ?? 'not needed on this machine'),
      databaseUrl && isSuperuser
        ? warn(
            'database role',
            'It is a superuser: give the server a role that owns its database only.',
          )
        : ok('database role', databaseUrl ? 'no superuser' : 'of the embedded database'),
      seconds > tolerance
        ? fail('clock', `It differs from the database's by ${seconds} s: set both by NTP.`)
        : ok('clock', 'as that of the database'),
    ]
  })
}

/** Of a database that a server has prepared. */
async function judgeContent(pool: Pool): Promise<Line[]> {
  const { rows } = await pool.query<{ isPrepared: boolean }>(
    `select to_regclass('platform.deploy_tokens') is not null
       and to_regclass('account') is not null as "isPrepared"`,
  )
  if (!rows[0]?.isPrepared) return [ok('content', 'the first start prepares the database')]
  const hasDemo = await hasDemoAccounts(createDatabase(pool))
  return [
    hasDemo
      ? fail('demo data', 'The demo accounts have a known password: start with another database.')
      : ok('demo data', 'none'),
    ...judgeTokens(await listDeployTokens(pool)),
  ]
}

type Tokens = Awaited<ReturnType<typeof listDeployTokens>>

function judgeTokens(tokens: Tokens): Line[] {
  const now = Date.now()
  const valid = tokens.filter(({ revokedAt, expiresAt }) => !revokedAt && +expiresAt > now)
  const idle = valid.filter(({ usedAt, createdAt }) => now - Number(usedAt ?? createdAt) > 30 * day)
  if (idle.length === 0) return [ok('deploy tokens', `${valid.length} valid, none idle`)]
  return idle.map(({ name }) =>
    warn(
      'deploy tokens',
      `${name} was not used for 30 days: npm run deploy-token -- revoke ${name}`,
    ),
  )
}

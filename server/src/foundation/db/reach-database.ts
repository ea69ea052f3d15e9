import { migrateReleaseStore } from '@swipefolio/platform/release-store'
import type { ShutdownSteps } from '../shutdown-steps'
import type { Config } from '../settings/config'
import type { Logger } from '../logger'
import { reasonOf, StartError } from '../start-error'
import { type Connection, createPool } from './connect'
import { joinEmbeddedPostgres } from '@swipefolio/platform/embedded-postgres'
import { isDatabaseAway } from './is-database-away'
import { migrate } from './migrate'

/** The database of DATABASE_URL, or the embedded one. */
export async function reachDatabase(
  config: Pick<Config, 'databaseUrl' | 'root' | 'dataDir' | 'isDataDirChosen'>,
  logger: Logger,
  closing: ShutdownSteps,
): Promise<Connection> {
  const { databaseUrl, root, dataDir, isDataDirChosen } = config
  if (databaseUrl) return { connectionString: databaseUrl }
  try {
    const joining = joinEmbeddedPostgres({ root, dataDir, isDataDirChosen, logger })
    // Added before it has joined: a stop meanwhile must not leave a database running that no server uses.
    closing.add(async () => (await joining.catch(() => undefined))?.stop())
    const { connection } = await joining
    return connection
  } catch (error) {
    throw new StartError(
      `The embedded database cannot be used: ${reasonOf(error)}. Set DATABASE_URL to use another PostgreSQL.`,
      { cause: error },
    )
  }
}

/** Runs the migrations, without the time limits of requests: building an index may take long. */
export async function prepareDatabase(
  { databaseUrl }: Config,
  connection: Connection,
  logger: Logger,
): Promise<void> {
  const pool = createPool(connection, logger, { max: 2, statement_timeout: 0, query_timeout: 0 })
  try {
    await migrate(pool)
    await migrateReleaseStore(pool)
  } catch (error) {
    if (!databaseUrl || !(isDatabaseAway(error) || isRefused(error))) throw error
    throw new StartError(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}.`)
  } finally {
    await pool.end()
  }
}

/** A wrong password, role or database name. */
const isRefused = (error: unknown) => /^(28|3D|42501)/.test((error as { code?: string }).code ?? '')

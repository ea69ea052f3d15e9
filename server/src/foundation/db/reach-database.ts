import { migrateReleaseStore } from '@swipefolio/platform/release-store'
import type { ShutdownSteps } from '../shutdown-steps'
import type { Config } from '../settings/config'
import type { Logger } from '../logger'
import { reasonOf, StartError } from '../start-error'
import { type Connection, connectionOf, createPool } from './connect'
import { joinEmbeddedPostgres } from '@swipefolio/platform/embedded-postgres'
import { describeFailure, isDatabaseAway, isUnwritable } from './database-failures'
import { migrate } from './migrate'
import { createSearchIndexes } from './search-indexes'

type Place = Pick<
  Config,
  'databaseUrl' | 'listenDatabaseUrl' | 'root' | 'dataDir' | 'isDataDirChosen'
>

interface Reached {
  connection: Connection
  /** The same database with a session per connection, for LISTEN and migrations. */
  direct: Connection
}

/** The database of DATABASE_URL, or the embedded one. */
export async function reachDatabase(
  { databaseUrl, listenDatabaseUrl, root, dataDir, isDataDirChosen }: Place,
  logger: Logger,
  closing: ShutdownSteps,
): Promise<Reached> {
  if (databaseUrl) {
    const connection = connectionOf(databaseUrl)
    return {
      connection,
      direct: listenDatabaseUrl ? connectionOf(listenDatabaseUrl) : connection,
    }
  }
  try {
    const joining = joinEmbeddedPostgres({ root, dataDir, isDataDirChosen, logger })
    // Added before it has joined: a stop meanwhile must not leave a database running that no server uses.
    closing.add(async () => (await joining.catch(() => undefined))?.stop())
    const { connection } = await joining
    return { connection, direct: connection }
  } catch (error) {
    throw new StartError(
      `The embedded database cannot be used: ${reasonOf(error)}. Set DATABASE_URL to use another PostgreSQL.`,
      { cause: error },
    )
  }
}

/** Runs the migrations, without the time limits of requests: building an index may take long. */
export async function prepareDatabase(direct: Connection, logger: Logger): Promise<void> {
  const pool = createPool(direct, logger, {
    max: 2,
    statementTimeout: 0,
    longestSilence: 0,
    query_timeout: 0,
  })
  try {
    await migrate(pool)
    await createSearchIndexes(pool, logger)
    await migrateReleaseStore(pool)
  } finally {
    await pool.end()
  }
}

/** Names what keeps the database of DATABASE_URL from being used, in a sentence. */
export async function explainDatabase<T>(
  { databaseUrl, listenDatabaseUrl }: Pick<Config, 'databaseUrl' | 'listenDatabaseUrl'>,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!databaseUrl) throw error
    const reason = isUnwritable(error) ? describeFailure(error) : unusable(error)
    if (!reason) throw error
    const setting = listenDatabaseUrl ? 'DATABASE_URL or LISTEN_DATABASE_URL' : 'DATABASE_URL'
    throw new StartError(`The database of ${setting} cannot be used: ${reason}`, { cause: error })
  }
}

const unusable = (error: unknown) =>
  (isDatabaseAway(error) || isRefused(error)) && `${reasonOf(error)}.`

/** A wrong password, role or database name. */
const isRefused = (error: unknown) => /^(28|3D|42501)/.test((error as { code?: string }).code ?? '')

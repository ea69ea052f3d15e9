import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { findBinaries } from './binaries'
import { createCluster, startPostgres, superuser } from './cluster'
import { type Logger, type ClusterLocation, prepareClusterLocation } from './cluster-location'
import { createMembership, memberName, waitForLeaving } from './membership'
import { removeStaleLock } from './stale-lock'

/** The connection of the embedded database: its socket. */
export interface EmbeddedConnection {
  host: string
  port: number
  user: string
  database: string
}

interface EmbeddedOptions {
  root: string
  dataDir: string
  isDataDirChosen: boolean
  logger: Logger
  /** Further flags of initdb and postgres, for tests whose data may be lost. */
  flags?: { initdb: string[]; postgres: string[] }
}

export interface EmbeddedPostgres {
  connection: EmbeddedConnection
  /** Leaves the database; the last server to leave stops it. */
  stop(): Promise<void>
}

const database = 'swipefolio'
/** Also on a busy machine, after a kill, with a log to be replayed. */
const startMilliseconds = 60_000

/**
 * Joins or starts the PostgreSQL of a data folder. Adopts one that a killed server left running; servers with the same
 * folder share it. While it is in use it is restarted whenever it dies.
 */
export async function joinEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const binaries = findBinaries(options.root)
  if (!binaries) throw new Error('there is no PostgreSQL for this platform')
  const location = prepareClusterLocation({ ...options, binaries })
  const connection = { host: location.socketFolder, port: 5432, user: superuser, database }
  const membership = createMembership(
    location,
    () => connectOrStart(location, options),
    options.logger,
  )
  await membership.join()
  await createDatabaseOnce({ ...connection, database: 'postgres' })
  return { connection, stop: () => membership.leave() }
}

async function connectOrStart(
  location: ClusterLocation,
  { flags }: EmbeddedOptions,
): Promise<Client> {
  createCluster(location, flags?.initdb)
  const until = Date.now() + startMilliseconds
  for (let tries = 0; ; tries += 1) {
    const client = new Client({
      host: location.socketFolder,
      port: 5432,
      user: superuser,
      database: 'postgres',
      application_name: memberName,
      connectionTimeoutMillis: 2000,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await waitForLeaving(client)
      return client
    } catch (error) {
      if (Date.now() > until) {
        throw new Error(`PostgreSQL did not start, see ${location.log}`, { cause: error })
      }
    }
    // Another server may be starting it, or an old one still be stopping; in that case the process started here exits.
    if (tries % 20 === 0) {
      removeStaleLock(location)
      startPostgres(location, flags?.postgres)
    }
    await sleep(50)
  }
}

async function createDatabaseOnce(connection: EmbeddedConnection): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${database}`)
  } catch (error) {
    // Another server created it in the meantime.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  } finally {
    await client.end()
  }
}

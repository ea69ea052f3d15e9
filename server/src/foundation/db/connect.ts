import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { Client, type ClientConfig, Pool, type PoolConfig, type QueryResult, types } from 'pg'
import type { Logger } from '../logger'
import type { Database } from './database'
import { loggableError } from '../loggable-error'
import { addressesOfHosts } from '../settings/database-hosts'
import { observeQueries, type ObserveQuery } from './observe-queries'
import { prepareStatements } from './prepared-statements'
import { createPrimaryClient } from './primary-client'
import { breakOnSilence, hasStatement } from './silence'

/** An address, or the socket of the embedded database. */
export interface Connection extends Pick<
  PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'database' | 'password'
> {
  /** Chooses between the hosts of an address that has several. */
  Client?: typeof Client
}

/** The connection to an address with one host or several. */
export function connectionOf(address: string): Connection {
  const addresses = addressesOfHosts(address)
  if (addresses.length < 2) return { connectionString: address }
  return { connectionString: addresses[0], Client: createPrimaryClient(addresses) }
}

const asNumber = (text: string) => Number(text)
const asText = (text: string) => text

/** Ids fit into a number of 53 bits, and a day is not an instant. */
export const columnTypes = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === types.builtins.INT8) return asNumber
    if (oid === types.builtins.DATE) return asText
    return format === 'binary'
      ? types.getTypeParser(oid, 'binary')
      : types.getTypeParser(oid, 'text')
  }) as typeof types.getTypeParser,
}

/** A connection of its own, for LISTEN. */
export const createListener = (connection: Connection, options: ClientConfig) =>
  new (connection.Client ?? Client)({
    connectionTimeoutMillis: 2000,
    ...connection,
    ...options,
  })

interface PoolOptions extends Omit<PoolConfig, 'statement_timeout'> {
  /** How long a statement may take in the database, in milliseconds; 0 is without limit. */
  statementTimeout?: number
  /** Milliseconds without any answer after which the database counts as stopped; 0 is without limit. */
  longestSilence?: number
  /** Whether statements are prepared by name, once per connection. */
  preparesStatements?: boolean
  /** Whether transactions leave their events to a broker. */
  usesBroker?: boolean
  /** Whether nothing is written through it, so that read-only connections are as good as others. */
  onlyReads?: boolean
  /** Each is called with every statement. */
  observers?: ObserveQuery[]
}

export function createPool(
  connection: PoolConfig,
  logger: Logger,
  {
    preparesStatements = false,
    statementTimeout = 5000,
    longestSilence = 2500,
    usesBroker,
    onlyReads = false,
    observers,
    ...options
  }: PoolOptions = {},
): Pool {
  const readOnly = new WeakSet<object>()
  const pool = new Pool({
    max: 10,
    connectionTimeoutMillis: 2000,
    query_timeout: 5500,
    application_name: 'swipefolio',
    types: columnTypes,
    // Poolers refuse it as a parameter of the connection.
    verify(client, done) {
      const settings = [
        ...(statementTimeout > 0 ? [`set statement_timeout = ${statementTimeout}`] : []),
        ...(usesBroker ? [`set swipefolio.events = 'broker'`] : []),
        'show default_transaction_read_only',
      ]
      client.query(settings.join(';'), (error, results: QueryResult | QueryResult[]) => {
        if (error) return done(error)
        const shown = [results].flat().at(-1)?.rows[0]
        if (shown?.default_transaction_read_only === 'on' && !onlyReads) readOnly.add(client)
        done()
      })
    },
    ...connection,
    ...options,
  })
  dropUnusable(pool, readOnly)
  if (longestSilence > 0) {
    breakOnSilence(pool, {
      longestSilence,
      createClient: () => createListener(connection as Connection, {}),
    })
  }
  // Without listeners, a broken connection would end the process.
  pool.on('error', (error) =>
    logger.warn({ err: loggableError(error) }, 'A database connection was lost'),
  )
  pool.on('connect', (client) => client.on('error', () => undefined))
  if (preparesStatements) pool.on('connect', prepareStatements())
  if (observers) pool.on('connect', observeQueries(observers))
  return pool
}

/**
 * Closes connections that have refused a write or not answered within `query_timeout`, so that the next one finds a server that can.
 * One that was opened while the database took no writes would refuse them for as long as it lasts: it is kept only for those who wait for it.
 */
function dropUnusable(pool: Pool, readOnly: WeakSet<object>) {
  const refused = new WeakSet<object>()
  pool.on('connect', (client) => {
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === '25006') refused.add(client)
    })
  })
  pool.on('release', (_error, client) => {
    const isSpent = readOnly.has(client) && pool.waitingCount === 0
    if (isSpent || refused.has(client) || hasStatement(client)) client.end().catch(() => undefined)
  })
}

export const createDatabase = (pool: PostgresPool) =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })

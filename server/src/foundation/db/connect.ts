import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolConfig, types } from 'pg'
import type { Logger } from '../logger'
import type { Database } from './database'
import { loggableError } from '../loggable-error'
import { prepareStatements } from './prepared-statements'

/** An address, or the socket of the embedded database. */
export type Connection = Pick<
  PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'database' | 'password'
>

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

interface PoolOptions extends PoolConfig {
  /** Whether statements are prepared by name, once per connection. */
  preparesStatements?: boolean
}

export function createPool(
  connection: Connection,
  logger: Logger,
  { preparesStatements = false, ...options }: PoolOptions = {},
): Pool {
  const pool = new Pool({
    max: 10,
    connectionTimeoutMillis: 2000,
    statement_timeout: 5000,
    query_timeout: 5500,
    application_name: 'swipefolio',
    types: columnTypes,
    ...connection,
    ...options,
  })
  // Without listeners, a broken connection would end the process.
  pool.on('error', (error) =>
    logger.warn({ err: loggableError(error) }, 'A database connection was lost'),
  )
  pool.on('connect', (client) => client.on('error', () => undefined))
  if (preparesStatements) pool.on('connect', prepareStatements())
  return pool
}

export const createDatabase = (pool: Pool) =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })

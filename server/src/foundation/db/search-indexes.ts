import type { Pool } from 'pg'
import type { Logger } from '../logger'
import { loggableError } from '../loggable-error'

const creating = 7_265_004

const indexes = [
  `create index if not exists project_request_search on project_request
    using gin ((title || ' ' || mission) gin_trgm_ops)`,
  `create index if not exists account_company_search on account
    using gin (company_name gin_trgm_ops) where company_name <> ''`,
  'create index if not exists project_title_search on project using gin (title gin_trgm_ops)',
]

/**
 * Indexes for searches, of trigrams (pg_trgm). They are no migration, because a role of another PostgreSQL may not be allowed to
 * create the extension: then every search reads all rows, and the start after somebody has created it makes the indexes.
 */
export async function createSearchIndexes(pool: Pool, logger: Pick<Logger, 'warn'>) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // Processes that start together would create the same.
    await client.query(`select pg_advisory_xact_lock(${creating})`)
    await client.query('create extension if not exists pg_trgm')
    for (const index of indexes) await client.query(index)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    const advice = 'Searches are slow: create the extension pg_trgm in the database, then restart'
    logger.warn({ err: loggableError(error) }, advice)
  } finally {
    client.release()
  }
}

import { Pool } from 'pg'
import { migrateReleaseStore } from '../release-store'
import { createTestDatabase, type TestConnection } from './test-database'

/** A pool on an empty, migrated release store of this test file alone. */
export const createTestPool = async (): Promise<Pool> =>
  openPool(await createTestDatabase({ name: 'release_store', prepare: migrated }))

/** The same before its first migration. */
export const createEmptyPool = async (): Promise<Pool> => openPool(await createTestDatabase())

async function migrated(connection: TestConnection) {
  const pool = openPool(connection)
  await migrateReleaseStore(pool)
  await pool.end()
}

function openPool(connection: TestConnection) {
  const pool = new Pool(connection)
  // As in the product, a broken connection must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

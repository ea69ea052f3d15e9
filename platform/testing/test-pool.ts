import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { migrateReleaseStore } from '../release-store'

/** A pool on an empty, migrated release store that this test file has for itself. */
export async function createTestPool(): Promise<Pool> {
  const pool = await createEmptyPool()
  await migrateReleaseStore(pool)
  return pool
}

/** The same before its first migration. */
export async function createEmptyPool(): Promise<Pool> {
  const address = process.env['TEST_DATABASE_URL'] ?? ''
  const database = `platform_${randomUUID().replaceAll('-', '')}`
  const admin = new Pool({ connectionString: address, max: 1 })
  await admin.query(`create database ${database}`)
  await admin.end()
  const pool = new Pool({ connectionString: address.replace(/\/[^/]*$/, `/${database}`) })
  // As the product's pools have it: a connection that breaks must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

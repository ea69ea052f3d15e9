import type { Pool } from 'pg'
import { migrations } from './migrations'
import { inTransaction } from './transaction'

const lock = 7_110_917

/** Migrates the schema `platform`; several processes may call it at the same time. */
export async function migrateReleaseStore(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    await client.query('create schema if not exists platform')
    await client.query(
      'create table if not exists platform.migrations (id int primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from platform.migrations',
    )
    const applied = rows[0]?.count ?? 0
    for (const [index, statements] of migrations.entries()) {
      if (index < applied) continue
      await client.query(statements)
      await client.query('insert into platform.migrations (id) values ($1)', [index])
    }
  })
}

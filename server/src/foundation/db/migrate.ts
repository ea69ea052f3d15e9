import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Pool } from 'pg'
import type { OperationTables } from './operation-tables'
import { migrations } from './migrations/index'
import type { Migration } from './migrations/migration'

const migrationLock = 7_265_001

/** Runs pending migrations under a lock, so that processes that start together run each one once. */
export async function migrate(pool: Pool, list: Migration[] = migrations): Promise<void> {
  const db = new Kysely<OperationTables>({ dialect: new PostgresDialect({ pool }) })
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${migrationLock})`.execute(connection)
    try {
      await runMissing(connection, list)
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

async function runMissing(db: Kysely<OperationTables>, list: Migration[]) {
  await sql`
    create table if not exists migration (
      name text primary key,
      applied_at timestamptz not null default now()
    )`.execute(db)
  const applied = new Set(
    (await db.selectFrom('migration').select('name').execute()).map((row) => row.name),
  )
  for (const { name, up } of list) {
    if (applied.has(name)) continue
    await db.transaction().execute(async (transaction) => {
      await up(transaction as unknown as Kysely<unknown>)
      await sql`insert into migration (name) values (${name})`.execute(transaction)
    })
  }
}

import { type Kysely, sql } from 'kysely'
import type { Client } from 'pg'
import type { Database, Executor } from './database'

const rounds = 3

/** The process of PostgreSQL that a connection talks to. */
export async function sessionOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

async function sessionOfExecutor(db: Executor): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid ?? 0
}

/**
 * Whether a connection keeps its session between two statements. A pooler in transaction mode gives the session to the next
 * transaction, and another one to the connection's next statement.
 */
export async function hasOwnSession(client: Client, db: Kysely<Database>): Promise<boolean> {
  const session = await sessionOf(client)
  // A pooler tells its clients the number of no process.
  if (session === (client as Client & { processID?: number }).processID) return true
  for (let round = 0; round < rounds; round += 1) {
    const isShared = await db.transaction().execute(async (transaction) => {
      const held = await sessionOfExecutor(transaction)
      return held === session || (await sessionOf(client)) !== session
    })
    if (isShared) return false
  }
  return true
}

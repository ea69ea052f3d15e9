import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient, QueryResult } from 'pg'
import { isDatabaseAway, isReadOnly, isReplayConflict } from './database-failures'
import type { Replica } from './replicas'

/** The statements of one call. */
export interface CallStatements {
  /** Answers what the call reads before it writes anything. */
  replica?: Replica
  hasWritten: boolean
}

const current = new AsyncLocalStorage<CallStatements>()

/** Runs a call. The statements that it makes are routed by what it says. */
export const runCall = <T>(statements: CallStatements, call: () => T): T =>
  current.run(statements, call)

const isRead = (text: string) => /^\s*(?:select|with)\b/i.test(text)

/** A pool for Kysely, whose connections lead to the primary, or to the replica of the call for what it reads outside of transactions. */
export const routeReads = (primary: Pool): PostgresPool => ({
  async connect() {
    const statements = current.getStore()
    return statements ? new RoutedClient(primary, statements) : primary.connect()
  },
  end: () => primary.end(),
})

class RoutedClient {
  #client: PoolClient | undefined
  readonly #primary: Pool
  readonly #statements: CallStatements

  constructor(primary: Pool, statements: CallStatements) {
    this.#primary = primary
    this.#statements = statements
  }

  // Nothing reads by cursors, which the type demands, too.
  readonly query = ((text: string, values: unknown[]) =>
    this.#route(text, values)) as unknown as PostgresPoolClient['query']

  async #route(text: string, values: unknown[]): Promise<QueryResult> {
    const statements = this.#statements
    if (!this.#client && !isRead(text)) noteWrite(statements)
    const { replica } = statements
    if (replica && !this.#client) {
      try {
        return await replica.pool.query(text, values)
      } catch (error) {
        if (isReadOnly(error)) noteWrite(statements)
        else if (isDatabaseAway(error) || isReplayConflict(error)) replica.suspect()
        else throw error
        statements.replica = undefined
      }
    }
    this.#client ??= await this.#primary.connect()
    return this.#client.query(text, values)
  }

  release() {
    this.#client?.release()
  }
}

/** What a call reads after it has written is read where it was written. */
function noteWrite(statements: CallStatements) {
  statements.hasWritten = true
  statements.replica = undefined
}

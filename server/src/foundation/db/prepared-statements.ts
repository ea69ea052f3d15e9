import { callbackify } from 'node:util'
import { isNativeError } from 'node:util/types'
import type { PoolClient, QueryResult } from 'pg'

/**
 * A connection keeps each prepared statement until it closes, so their number is bounded. Texts are not built from input:
 * lists are passed as arrays.
 */
const mostStatements = 1000

type Run = (query: { name?: string; text: string; values: unknown[] }) => Promise<QueryResult>
type Callback = (error: Error | null, result: QueryResult) => void

/**
 * Gives each parametrised statement of a pool's connections a name, under which PostgreSQL parses it once per connection
 * and reuses its plan.
 */
export function prepareStatements() {
  const names = new Map<string, string>()
  let made = 0

  function rename(text: string) {
    made += 1
    const name = `s${made}`
    names.set(text, name)
    return name
  }

  const nameOf = (text: string) =>
    names.get(text) ?? (names.size < mostStatements ? rename(text) : undefined)

  return (client: PoolClient) => {
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown

    async function runByName(text: string, values: unknown[]) {
      const run = query as Run
      const name = nameOf(text)
      try {
        return await run({ name, text, values })
      } catch (error) {
        if (!isPlanOutdated(error)) throw error
        if (names.get(text) === name) rename(text)
        if (client.getTransactionStatus() !== 'I') throw error
        return run({ name: nameOf(text), text, values })
      }
    }

    function queryByName(text: unknown, values: unknown, callback?: Callback) {
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) {
        return query(text, values, callback)
      }
      return callback ? callbackify(runByName)(text, values, callback) : runByName(text, values)
    }
    client.query = queryByName as typeof client.query
  }
}

/** A migration has changed a column that the statement returns. Inside a transaction, the caller has to retry. */
const isPlanOutdated = (error: unknown) =>
  isNativeError(error) && 'routine' in error && error.routine === 'RevalidateCachedQuery'

import type { PoolClient } from 'pg'
import type { TestServer } from './test-server'

const withoutCause = /^(update "outbox"|show )/

/**
 * Records the statements that a server sends to its database from now on, in their order, without those that have no cause: heartbeats,
 * polls of the outbox, and what a new connection begins with. The list can be emptied.
 */
export function recordStatements({ pool }: TestServer): string[] {
  const statements: string[] = []
  const recorded = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (recorded.has(client)) return
    recorded.add(client)
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown
    client.query = ((text: unknown, ...rest: unknown[]) => {
      const statement = String(text)
      const isHeartbeat = JSON.stringify(rest[0])?.includes('heartbeat')
      if (!isHeartbeat && !withoutCause.test(statement)) statements.push(statement)
      return query(text, ...rest)
    }) as typeof client.query
  })
  return statements
}

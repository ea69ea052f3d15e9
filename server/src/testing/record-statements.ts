import type { PoolClient } from 'pg'
import type { TestServer } from './test-server'

/**
 * Records the statements that a server sends to its database from now on, in their order, without heartbeats, which have no cause;
 * the list can be emptied.
 */
export function recordStatements({ pool }: TestServer): string[] {
  const statements: string[] = []
  const recorded = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (recorded.has(client)) return
    recorded.add(client)
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown
    client.query = ((text: unknown, ...rest: unknown[]) => {
      if (!JSON.stringify(rest[0])?.includes('heartbeat')) statements.push(String(text))
      return query(text, ...rest)
    }) as typeof client.query
  })
  return statements
}

import type { Client, Pool, PoolClient } from 'pg'

interface SilenceOptions {
  /** After so many milliseconds without a byte from the database, statements that wait are refused. */
  longestSilence: number
  /** Another connection to the same database, not yet connected. */
  createClient: () => Client
}

/**
 * Breaks the connections whose statements wait once the database has stopped: nothing arrives from it on any connection of the
 * pool, and it does not accept another one either. A slow statement of a database that works is left to its own time limit.
 */
export function breakOnSilence(pool: Pool, { longestSilence, createClient }: SilenceOptions) {
  const interval = longestSilence / 10
  const clients = new Set<PoolClient>()
  let heardAt = performance.now()
  let checkedAt = heardAt
  let isProbing = false

  const hear = () => {
    heardAt = performance.now()
  }

  async function probe() {
    isProbing = true
    const client = createClient()
    client.on('error', () => undefined)
    client.connection.once('message', hear)
    await client.connect().catch(() => undefined)
    isProbing = false
    await client.end().catch(() => undefined)
  }

  function check() {
    const now = performance.now()
    // This process itself was too busy to listen.
    const isLate = now - checkedAt > 3 * interval
    checkedAt = now
    const waiting = [...clients].filter(hasStatement)
    if (isLate || waiting.length === 0) return hear()
    const silence = now - heardAt
    if (silence > longestSilence) {
      for (const { connection } of waiting) connection.stream.destroy(new SilenceError())
    } else if (silence > longestSilence / 2 && !isProbing) {
      void probe()
    }
  }

  let timer: NodeJS.Timeout | undefined
  pool.on('connect', (client) => {
    clients.add(client)
    client.connection.stream.on('data', hear)
    timer ??= setInterval(check, interval).unref()
  })
  pool.on('remove', (client) => {
    clients.delete(client)
    if (clients.size > 0) return
    clearInterval(timer)
    timer = undefined
  })
}

class SilenceError extends Error {
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('The database has stopped answering')
  }
}

/** `pg` has no other sign of a statement that waits for its answer. */
export const hasStatement = (client: object) =>
  '_activeQuery' in client &&
  client['_activeQuery'] !== null &&
  client['_activeQuery'] !== undefined

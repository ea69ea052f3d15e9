import { Client, type Pool } from 'pg'
import { pointerChannel } from './pointers'

const reconnectAfter = 1_000

/**
 * Calls back after every pointer move, and after each (re)connection, since moves may have been missed. It listens on a connection
 * of its own, because the pool may close its connections or lend them to others; `createListener` makes one past a pooler.
 */
export function watchPointers(
  pool: Pool,
  onMove: () => void,
  createListener = () => new Client(pool.options),
): { stop: () => Promise<void> } {
  let stopped = false
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined

  const connect = async () => {
    const listener = createListener()
    client = listener
    let isLost = false
    const lose = () => {
      if (isLost) return
      isLost = true
      listener.end().catch(() => undefined)
      if (!stopped) timer = setTimeout(() => void connect(), reconnectAfter).unref()
    }
    listener.on('error', lose)
    listener.on('end', lose)
    listener.on('notification', onMove)
    try {
      await listener.connect()
      await listener.query(`listen ${pointerChannel}`)
      onMove()
    } catch {
      lose()
    }
  }
  void connect()

  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

import { Client, type Pool } from 'pg'
import { pointerChannel } from './pointers'

const reconnectAfter = 1_000

/** Calls back after every pointer move, and after each (re)connection, since moves may have been missed. */
export function watchPointers(pool: Pool, onMove: () => void): { stop: () => Promise<void> } {
  let stopped = false
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined

  const connect = async () => {
    // A separate connection, because the pool may close its connections or lend them to others.
    const listener = new Client(pool.options)
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

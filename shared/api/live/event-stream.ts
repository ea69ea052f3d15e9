import type { LiveEvent } from '../../contract'
import { useSession } from '../../session'
import { apiConfig } from '../config'
import { segmentOf } from '../segment-of'
import { readStream } from './read-stream'

/** The server sends a heartbeat every 50 seconds. */
const heartbeatTimeout = 80_000
const connectTimeout = 10_000
const maxBackOff = 30_000

interface ConnectionOptions {
  /** The last event id that was received, to resume from. */
  lastId: string | undefined
  onEvent: (event: LiveEvent) => void
  onHeartbeat: (id: string) => void
  onStatusChange: (isUp: boolean) => void
}

/** The server has no streams, or not for this session: a retry would not help. */
class StreamsUnavailable extends Error {}

/** Opens the stream of server-sent events and keeps it open: it reconnects with exponential back-off and jitter until it is closed. */
export function openEventStream({
  lastId,
  onEvent,
  onHeartbeat,
  onStatusChange,
}: ConnectionOptions): () => void {
  let isClosed = false
  let failures = 0
  let attempt = new AbortController()
  let wake = () => {}

  async function receive() {
    attempt = new AbortController()
    const abort = () => attempt.abort()
    window.addEventListener('offline', abort)
    let timer = setTimeout(abort, connectTimeout)
    const handleHeartbeat = () => {
      clearTimeout(timer)
      timer = setTimeout(abort, heartbeatTimeout)
      failures = 0
      onStatusChange(true)
    }
    try {
      const body = await request(lastId, attempt.signal)
      await readStream(body, {
        onEvent(event) {
          handleHeartbeat()
          onEvent(event)
        },
        onHeartbeat(id) {
          handleHeartbeat()
          if (id === undefined) return
          lastId = id
          onHeartbeat(id)
        },
      })
    } finally {
      clearTimeout(timer)
      window.removeEventListener('offline', abort)
    }
  }

  const backOff = () =>
    new Promise<void>((resolve) => {
      const longest = Math.min(1000 * 2 ** failures, maxBackOff)
      const timer = setTimeout(resolve, 100 + Math.random() * longest)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run() {
    for (;;) {
      try {
        await receive()
      } catch (error) {
        if (error instanceof StreamsUnavailable) return
        if (!isClosed) console.debug('The stream of events broke', error)
      }
      onStatusChange(false)
      if (isClosed) return
      await backOff()
      failures += 1
    }
  }

  const handleReturn = () => wake()
  window.addEventListener('online', handleReturn)
  void run()
  return () => {
    window.removeEventListener('online', handleReturn)
    isClosed = true
    attempt.abort()
    wake()
    onStatusChange(false)
  }
}

async function request(lastId: string | undefined, signal: AbortSignal) {
  const { token, role } = useSession.getState()
  const answer = await fetch(`/api/${segmentOf(role ?? 'jobseeker')}/events`, {
    signal,
    cache: 'no-store',
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(lastId && { 'last-event-id': lastId }),
    },
  })
  if (answer.ok && answer.body) return answer.body
  if (answer.status === 401 && token && token === useSession.getState().token) {
    await apiConfig.onUnauthenticated()
  }
  if (answer.status < 429 || answer.status === 501)
    throw new StreamsUnavailable(String(answer.status))
  throw new Error(`The stream was answered ${answer.status}`)
}

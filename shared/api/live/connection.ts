import type { LiveEvent } from '../../contract'
import { useSession } from '../../session'
import { apiConfig } from '../config'
import { segmentOf } from '../segment-of'
import { readStream } from './read-stream'

/** The server says something every 50 seconds. */
const longestSilence = 80_000
const longestStart = 10_000
const longestPause = 30_000

interface ConnectionOptions {
  /** Where to go on, when an earlier stream was heard. */
  lastId: string | undefined
  onEvent: (event: LiveEvent) => void
  onBeat: (id: string) => void
  onUp: (isUp: boolean) => void
}

/** The server has no streams, or not for us: asking again would not help. */
class NoStreams extends Error {}

/** Holds the stream until it is closed: it comes back when it breaks, after pauses that differ from tab to tab. */
export function openConnection({ lastId, onEvent, onBeat, onUp }: ConnectionOptions): () => void {
  let isClosed = false
  let failures = 0
  let attempt = new AbortController()
  let wake = () => {}

  async function hold() {
    attempt = new AbortController()
    const giveUp = () => attempt.abort()
    window.addEventListener('offline', giveUp)
    let timer = setTimeout(giveUp, longestStart)
    const beat = () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, longestSilence)
      failures = 0
      onUp(true)
    }
    try {
      const body = await request(lastId, attempt.signal)
      await readStream(body, {
        onEvent(event) {
          beat()
          onEvent(event)
        },
        onBeat(id) {
          beat()
          if (id === undefined) return
          lastId = id
          onBeat(id)
        },
      })
    } finally {
      clearTimeout(timer)
      window.removeEventListener('offline', giveUp)
    }
  }

  const pause = () =>
    new Promise<void>((resolve) => {
      const most = Math.min(1000 * 2 ** failures, longestPause)
      const timer = setTimeout(resolve, 100 + Math.random() * most)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run() {
    for (;;) {
      try {
        await hold()
      } catch (error) {
        if (error instanceof NoStreams) return
        if (!isClosed) console.debug('The stream of events broke', error)
      }
      onUp(false)
      if (isClosed) return
      await pause()
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
    onUp(false)
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
    apiConfig.onUnauthenticated()
  }
  if (answer.status < 429 || answer.status === 501) throw new NoStreams(String(answer.status))
  throw new Error(`The stream was answered ${answer.status}`)
}

import type { LiveEvent } from '../../contract'
import { openEventStream } from './event-stream'
import { live } from './live'
import { electLeader } from './tab-leader'

type TabMessage =
  | { is: 'event'; event: LiveEvent }
  | { is: 'state'; isUp: boolean; lastId: string | undefined }
  /** A tab became visible. */
  | { is: 'hello' }

/** The leading tab broadcasts its state with every heartbeat of the server. */
const heartbeatTimeout = 90_000

/**
 * Publishes the person's events until it is stopped. The tabs of one session elect a leader that holds the only stream and
 * broadcasts its events; a hidden leader resigns when another tab becomes visible. Without a `name` nothing is shared.
 */
export function followEvents(name: string | null): () => void {
  const channel = name && 'BroadcastChannel' in window ? new BroadcastChannel(`live.${name}`) : null
  const broadcast = (message: TabMessage) => channel?.postMessage(message)
  let lastId: string | undefined
  let isLeading = false
  let heartbeatTimer: ReturnType<typeof setTimeout> | undefined

  const broadcastState = () => broadcast({ is: 'state', isUp: live.isUp(), lastId })

  function lead() {
    isLeading = true
    clearTimeout(heartbeatTimer)
    const close = openEventStream({
      lastId,
      onEvent(event) {
        broadcast({ is: 'event', event })
        live.publish(event)
      },
      onHeartbeat(id) {
        lastId = id
        broadcastState()
      },
      onStatusChange(isUp) {
        const isChange = isUp !== live.isUp()
        live.setUp(isUp)
        if (isChange) broadcastState()
      },
    })
    return () => {
      isLeading = false
      close()
    }
  }

  const leadership = electLeader(channel && `live.${name}`, lead)

  function handleMessage({ data }: MessageEvent<TabMessage>) {
    if (data.is === 'hello') {
      if (!isLeading) return
      broadcastState()
      if (document.visibilityState === 'hidden') leadership.resign()
    } else if (isLeading) return
    else if (data.is === 'event') live.publish(data.event)
    else {
      lastId = data.lastId ?? lastId
      live.setUp(data.isUp)
      clearTimeout(heartbeatTimer)
      heartbeatTimer = setTimeout(() => live.setUp(false), heartbeatTimeout)
    }
  }
  channel?.addEventListener('message', handleMessage)

  function handleVisibility() {
    if (document.visibilityState === 'hidden') return leadership.withdraw()
    leadership.campaign()
    broadcast({ is: 'hello' })
  }
  document.addEventListener('visibilitychange', handleVisibility)
  handleVisibility()

  return () => {
    document.removeEventListener('visibilitychange', handleVisibility)
    clearTimeout(heartbeatTimer)
    leadership.withdraw()
    leadership.resign()
    channel?.close()
    live.setUp(false)
  }
}

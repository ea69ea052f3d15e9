import type { Person } from '../../foundation/http/person'
import type { Services } from '../../foundation/services'
import { subscribeToArrivals } from './arrivals'
import { createRecentEvents } from './recent-events'
import { eventText, heartbeatText, type Stream } from './stream'

/** Enough for readers that reconnect to a busy server within minutes. */
const mostRecentEvents = 10_000
const mostStreamsOfPerson = 10
/** Proxies close a connection after a minute of silence. */
const heartbeatSeconds = 50
/** Milliseconds; those who wait for a stream do not poll yet. */
const longestHeartbeat = 2000

interface OpenStream extends Stream {
  sessionId: number
  isStillAllowed: () => Promise<boolean>
}

/** The open server-sent event streams of this process. They end with their sessions. */
export function createStreams({ events, metrics }: Pick<Services, 'events' | 'metrics'>) {
  const ofPeople = new Map<number, Set<OpenStream>>()
  const recent = createRecentEvents(mostRecentEvents)
  /** The streams that were sent an early event, and at NOTIFY are sent only its position. */
  const sentEarly = new Map<number, Set<OpenStream>>()
  /** Heartbeats are spread over the seconds of a round. */
  const turns = Array.from({ length: heartbeatSeconds }, () => new Set<OpenStream>())
  let second = 0
  let opened = 0
  let isClosed = false

  function* all() {
    for (const streams of ofPeople.values()) yield* streams
  }

  const endAll = () => {
    for (const stream of all()) stream.end()
  }

  async function beat(stream: OpenStream) {
    if (await stream.isStillAllowed().catch(() => false)) {
      stream.write(heartbeatText(recent.lastId()))
    } else stream.end()
  }

  const stops = [
    subscribeToArrivals({ events }, ({ isEarly, texts, ...live }) => {
      const { id, to, event } = live
      if (!isEarly) recent.add(live)
      const early = sentEarly.get(id) ?? new Set<OpenStream>()
      for (const accountId of to) {
        const own = ofPeople.get(accountId)
        if (!own) continue
        const text = eventText(isEarly ? undefined : id, texts?.[accountId] ?? event)
        for (const stream of own) {
          stream.write(early.has(stream) ? heartbeatText(id) : text)
          if (isEarly) early.add(stream)
        }
      }
      if (isEarly) sentEarly.set(id, early)
      else sentEarly.delete(id)
    }),
    events.subscribe('sessionsEnded', ({ sessionIds }) => {
      for (const stream of all()) if (sessionIds.includes(stream.sessionId)) stream.end()
    }),
    events.onGap(() => {
      recent.clear()
      sentEarly.clear()
      if (!events.isListening()) endAll()
    }),
  ]

  const timer = setInterval(() => {
    second = (second + 1) % heartbeatSeconds
    for (const stream of turns[second] ?? []) void beat(stream)
  }, 1000).unref()

  /** The events missed since the given one, or a request to refresh everything when they are unknown. */
  const missed = (accountId: number, lastId: number | undefined) =>
    (lastId === undefined ? undefined : recent.since(lastId, accountId)) ?? [
      { id: recent.lastId(), event: { type: 'refresh' } as const },
    ]

  return {
    /** False while no events can arrive. A busy process, whose heartbeats are late, gets the time for one. */
    async canOpen() {
      const isListening =
        events.isListening() || (await events.proveHearing(longestHeartbeat).catch(() => false))
      return isListening && !isClosed
    },
    /** The first bytes of a stream: its position and the missed events. */
    beginning: (accountId: number, lastId: number | undefined) =>
      heartbeatText(lastId) +
      missed(accountId, lastId)
        .map(({ id, event }) => eventText(id, event))
        .join('') +
      heartbeatText(recent.lastId()),
    /** Registers a stream until it closes. Above the limit per person the oldest one ends. */
    add({ id, sessionId }: Person, stream: Stream, isStillAllowed: OpenStream['isStillAllowed']) {
      opened += 1
      const open = { ...stream, sessionId, isStillAllowed }
      const turn = turns[opened % heartbeatSeconds]?.add(open)
      const own = ofPeople.get(id) ?? new Set()
      const [oldest] = own
      if (own.size >= mostStreamsOfPerson) oldest?.end()
      ofPeople.set(id, own.add(open))
      metrics.openStreams.inc()
      stream.onClose(() => {
        metrics.openStreams.dec()
        own.delete(open)
        turn?.delete(open)
        if (own.size === 0 && ofPeople.get(id) === own) ofPeople.delete(id)
      })
    },
    close() {
      isClosed = true
      clearInterval(timer)
      for (const stop of stops) stop()
      endAll()
    },
  }
}

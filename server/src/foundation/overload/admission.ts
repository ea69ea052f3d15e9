import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Metrics } from '../metrics/metrics'
import { createAdmissionQueue, type Patience, type Reason } from './admission-queue'
import { createBegunRequests } from './begun-requests'
import { type Kind, kinds, patience as patienceOfKinds } from './kinds'

/** How long requests are begun before the event loop gets back to what else has arrived. */
const sliceMilliseconds = 10

interface AdmissionOptions {
  metrics: Pick<Metrics, 'shed' | 'gauge'>
  kindOf: (request: IncomingMessage) => Kind | undefined
  refuse: (request: IncomingMessage, response: ServerResponse) => void
  mostWaiting?: number
  patience?: Record<Kind, Patience>
}

/**
 * Admission control in front of the app: begins requests while the process and its database have room for them, and lets others
 * wait or refuses them, before their bodies are read and their sessions are looked up.
 */
export function createAdmission({
  metrics,
  kindOf,
  refuse,
  mostWaiting = 1000,
  patience = patienceOfKinds,
}: AdmissionOptions) {
  interface Waiting {
    kind: Kind
    request: IncomingMessage
    response: ServerResponse
    handle: RequestListener
  }
  const queue = createAdmissionQueue<Kind, Waiting>({ kinds, mostWaiting, patience })
  metrics.gauge('requests_waiting', 'Requests that wait to be begun.', () => [[queue.size()]])
  let sliceBegin: number | undefined
  let isDrainDue = false
  let recheck: NodeJS.Timeout | undefined
  const begun = createBegunRequests(drainSoon)
  const mayBegin = ({ kind }: Waiting) => begun.hasRoomFor(kind)

  function begin({ kind, request, response, handle }: Waiting) {
    begun.add(kind, request, response)
    handle(request, response)
  }

  const shed = ({ kind, request, response }: Waiting, reason: Reason) => {
    metrics.shed.inc({ kind, reason })
    refuse(request, response)
  }

  /** Whether the current turn of the event loop has begun requests for less than a slice. */
  function hasTime(): boolean {
    if (sliceBegin !== undefined) return performance.now() - sliceBegin < sliceMilliseconds
    sliceBegin = performance.now()
    setImmediate(() => {
      sliceBegin = undefined
      if (queue.size() > 0) drain()
    })
    return true
  }

  function drain() {
    clearTimeout(recheck)
    while (queue.hasNext(mayBegin) && hasTime()) {
      const next = queue.take(mayBegin)
      // A client that has left gets no work done.
      if (next && !next.request.socket.destroyed) begin(next)
    }
    for (const late of queue.expire(performance.now())) shed(late, 'delay')
    // What still waits, waits for the end of the slice or of a request.
    if (queue.size() > 0 && sliceBegin === undefined) recheck = setTimeout(drain, sliceMilliseconds)
  }

  function drainSoon() {
    if (isDrainDue || queue.size() === 0) return
    isDrainDue = true
    setImmediate(() => {
      isDrainDue = false
      drain()
    })
  }

  return (handle: RequestListener): RequestListener =>
    (request, response) => {
      const kind = kindOf(request)
      if (kind === undefined) return handle(request, response)
      const waiting = { kind, request, response, handle }
      if (queue.size() === 0 && mayBegin(waiting) && hasTime()) return begin(waiting)
      const refused = queue.add(kind, waiting, performance.now())
      if (refused) shed(refused, 'queue-full')
      drainSoon()
    }
}

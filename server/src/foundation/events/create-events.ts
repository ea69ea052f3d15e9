import { EventEmitter } from 'node:events'
import type { Executor } from '../db/database'
import { newId } from '../db/ids'
import type { Logger } from '../logger'
import { StartError } from '../start-error'
import type { Channel, Channels } from './channels'
import type { Events } from './events'
import { createHeartbeats } from './heartbeats'

const firstHeartbeatMilliseconds = 15_000

interface Envelope {
  channel: string
  data: unknown
}

export interface Listener {
  receive: (envelope: string) => void
  /** The way on which events come is open or has closed; meanwhile, some may have been missed. */
  change: (isOpen: boolean) => void
}

/** The way of events between processes: LISTEN and NOTIFY, or a broker. */
export interface EventTransport {
  /** Resolves once events arrive. Rejects when they would be lost. */
  open: (listener: Listener) => Promise<void>
  /** With an executor, publishes once its transaction has committed. */
  publish: (envelope: string, executor?: Executor) => Promise<void>
  /** Publishes to this process alone, after everything that was committed before the call. */
  publishToSelf: (envelope: string) => Promise<void>
  /** A statement publishes within the database, and has committed once this resolves. */
  publishesUntil: (done: Promise<void>) => void
  /** Replaces a connection that is open but brings nothing. */
  reconnect: () => void
  /** Says what to do when events do not come back at the start. */
  advice: string
  unheard: Events['unheard']
  close: () => Promise<void>
}

interface EventOptions {
  transport: EventTransport
  logger: Logger
  /** How long ago an own event must have come back, so that caches are believed. */
  believedMilliseconds?: number
}

/**
 * Publish and subscribe between processes. A process publishes heartbeats and listens to its own, so that it knows until when it has
 * heard everything.
 */
export function createEvents({
  transport,
  logger,
  believedMilliseconds = 1000,
}: EventOptions): Events & { ready: Promise<void> } {
  const emitter = new EventEmitter().setMaxListeners(0)
  let isOpen = false
  const wrap = (channel: Channel, data: unknown) =>
    JSON.stringify({ channel, data } satisfies Envelope)

  const heartbeats = createHeartbeats({
    processId: newId(),
    believedMilliseconds,
    publish: (heartbeat) => transport.publishToSelf(wrap('heartbeat', heartbeat)),
    onDeaf() {
      if (!isOpen) return
      logger.warn('Events do not arrive; listening on another connection')
      transport.reconnect()
    },
  })
  emitter.on('event:heartbeat', heartbeats.hear)
  emitter.on('event:liveCommitting', ({ done }: Channels['liveCommitting']) =>
    transport.publishesUntil(done),
  )

  /** Refuses a start whose events would be lost. */
  async function begin() {
    await transport.open({
      receive(envelope) {
        const { channel, data } = JSON.parse(envelope) as Envelope
        emitter.emit(`event:${channel}`, data)
      },
      change(isOpenNow) {
        isOpen = isOpenNow
        if (!isOpen) heartbeats.reset()
        emitter.emit('gap')
        if (isOpen) heartbeats.beat().catch(() => undefined)
      },
    })
    if (await heartbeats.prove(firstHeartbeatMilliseconds)) return
    throw new StartError(transport.advice)
  }

  return {
    ready: begin(),
    isListening: () => isOpen && heartbeats.isHeard(),
    proveHearing: heartbeats.prove,
    unheard: transport.unheard,
    publish: (channel, data, executor) => transport.publish(wrap(channel, data), executor),
    publishHere: (channel, data) => void emitter.emit(`event:${channel}`, data),
    subscribe(channel, listener) {
      emitter.on(`event:${channel}`, listener)
      return () => emitter.off(`event:${channel}`, listener)
    },
    onGap(listener) {
      emitter.on('gap', listener)
      return () => emitter.off('gap', listener)
    },
    async close() {
      await heartbeats.close()
      await transport.close()
    },
  }
}

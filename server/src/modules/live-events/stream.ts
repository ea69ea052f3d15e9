import type { FastifyReply } from 'fastify'
import type { LiveEvent } from '@swipefolio/shared/contract'

const mostWaitingBytes = 16 * 1024

export const eventText = (id: number | undefined, event: LiveEvent) =>
  `${idLine(id)}data: ${JSON.stringify(event)}\n\n`

/** A heartbeat that carries only the position. */
export const heartbeatText = (id: number | undefined) => `:\n${idLine(id)}\n`

const idLine = (id: number | undefined) => (id === undefined ? '' : `id: ${id}\n`)

/**
 * Hijacks a reply to write server-sent events. A slow reader is disconnected and resumes later. Without chunked encoding
 * each event costs less, because a client need not tell an end from a break.
 */
export function openStream(reply: FastifyReply, { isEndless = false } = {}) {
  reply.hijack()
  const { raw } = reply
  if (isEndless) raw.removeHeader('transfer-encoding')
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // The connection closes with the stream, also when the server stops.
    connection: 'close',
  })
  return {
    write(text: string) {
      if (raw.writableLength > mostWaitingBytes) raw.destroy()
      else raw.write(text)
    },
    end: () => void raw.end(),
    onClose: (listener: () => void) => void raw.once('close', listener),
  }
}

export type Stream = ReturnType<typeof openStream>

import type { FastifyReply } from 'fastify'
import type { LiveEvent } from '@swipefolio/shared/contract'

const mostWaitingBytes = 16 * 1024

export const eventText = (id: number | undefined, event: LiveEvent) =>
  `${idLine(id)}data: ${JSON.stringify(event)}\n\n`

/** Says nothing but that the stream lives and where it is. */
export const heartbeatText = (id: number | undefined) => `:\n${idLine(id)}\n`

const idLine = (id: number | undefined) => (id === undefined ? '' : `id: ${id}\n`)

/**
 * Takes an answer over to write events to it. Whoever does not read is dropped: they come back and resume. One without an end
 * costs less: its events come bare, not in chunks that would tell an end from a break.
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
    // The connection ends with the stream, also when the server stops.
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

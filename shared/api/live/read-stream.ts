import type { LiveEvent } from '../../contract'

interface StreamReader {
  onEvent: (event: LiveEvent) => void
  /** Called for every block of the stream, heartbeats included, with the last event id. */
  onHeartbeat: (id: string | undefined) => void
}

/** Parses text/event-stream until it ends. The server sends each event's data in one line. */
export async function readStream(
  body: ReadableStream<Uint8Array>,
  { onEvent, onHeartbeat }: StreamReader,
) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let id: string | undefined
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line.startsWith('id: ')) id = line.slice(4)
      else if (line.startsWith('data: ')) onEvent(JSON.parse(line.slice(6)) as LiveEvent)
      else if (line === '') onHeartbeat(id)
    }
  }
}

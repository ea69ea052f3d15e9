import type { LiveEvent } from '../../contract'

interface StreamReader {
  onEvent: (event: LiveEvent) => void
  /** The server is there; the id, if it named one, is where it is. */
  onBeat: (id: string | undefined) => void
}

/** Reads text/event-stream until it ends: each line that counts is an id or the data of one event. */
export async function readStream(
  body: ReadableStream<Uint8Array>,
  { onEvent, onBeat }: StreamReader,
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
      else if (line === '') onBeat(id)
    }
  }
}

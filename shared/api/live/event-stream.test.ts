import type { LiveEvent } from '../../contract'
import { createToken } from '../../testing'
import { useSession } from '../../session'
import { configureApi } from '../config'
import { openEventStream } from './event-stream'

/** A response body that the test fills chunk by chunk. */
function aStream() {
  const waiting: ((chunk: { done: boolean; value?: Uint8Array }) => void)[] = []
  const chunks: { done: boolean; value?: Uint8Array }[] = []
  const give = (chunk: { done: boolean; value?: Uint8Array }) => {
    const next = waiting.shift()
    if (next) next(chunk)
    else chunks.push(chunk)
  }
  return {
    body: {
      getReader: () => ({
        read: () =>
          new Promise((resolve) => {
            const chunk = chunks.shift()
            if (chunk) resolve(chunk)
            else waiting.push(resolve)
          }),
      }),
    },
    send: (text: string) => give({ done: false, value: new TextEncoder().encode(text) }),
    end: () => give({ done: true }),
  }
}

function setUp() {
  jest.useFakeTimers()
  useSession.getState().login(createToken('recruiter', 'Maya'), 'recruiter')
  const requests: { url: string; lastId: string | undefined }[] = []
  const events: LiveEvent[] = []
  const states: boolean[] = []
  const streams: ReturnType<typeof aStream>[] = []
  let status = 200
  interface Init {
    headers: Record<string, string>
    signal: AbortSignal
  }
  const fetch = jest.fn((url: string, { headers, signal }: Init) => {
    requests.push({ url, lastId: headers['last-event-id'] })
    const stream = aStream()
    streams.push(stream)
    signal.addEventListener('abort', stream.end)
    return Promise.resolve({ ok: status === 200, status, body: stream.body })
  })
  globalThis.fetch = fetch as never
  const close = openEventStream({
    lastId: undefined,
    onEvent: (event) => events.push(event),
    onHeartbeat: () => undefined,
    onStatusChange: (isUp) => states.at(-1) !== isUp && states.push(isUp),
  })
  return {
    requests,
    events,
    states,
    stream: (at: number) => streams[at] ?? aStream(),
    close,
    answer: (next: number) => {
      status = next
    },
    advanceTime: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
  }
}

const typing = { type: 'typing', chatId: 7 } as const

afterEach(() => {
  jest.useRealTimers()
  configureApi({ onUnauthenticated: () => {} })
})

it('is up with the first bytes of the server, and parses events that are split between chunks', async () => {
  const { states, events, stream, requests, advanceTime, close } = setUp()
  await advanceTime(0)
  expect(requests).toEqual([{ url: '/api/recruiter/events', lastId: undefined }])
  expect(states).toEqual([])
  stream(0).send(`:\nid: 5\n\nid: 6\nda`)
  await advanceTime(0)
  expect(states).toEqual([true])
  expect(events).toEqual([])
  stream(0).send(`ta: ${JSON.stringify(typing)}\n\n`)
  await advanceTime(0)
  expect(events).toEqual([typing])
  close()
})

it('comes back within seconds when the stream ends, and resumes from the last complete event', async () => {
  const { states, stream, requests, advanceTime, close } = setUp()
  await advanceTime(0)
  stream(0).send(`id: 5\ndata: ${JSON.stringify(typing)}\n\nid: 6\ndata: {"ty`)
  stream(0).end()
  await advanceTime(0)
  expect(states).toEqual([true, false])
  await advanceTime(1200)
  expect(requests[1]?.lastId).toBe('5')
  close()
})

it('backs off exponentially while it is refused', async () => {
  const { answer, requests, advanceTime, close } = setUp()
  answer(503)
  await advanceTime(0)
  expect(requests).toHaveLength(1)
  await advanceTime(120_000)
  expect(requests.length).toBeGreaterThan(4)
  expect(requests.length).toBeLessThan(40)
  close()
})

it('reconnects when heartbeats are missing for more than a minute', async () => {
  const { states, stream, requests, advanceTime, close } = setUp()
  await advanceTime(0)
  stream(0).send(':\n\n')
  await advanceTime(79_000)
  expect(requests).toHaveLength(1)
  stream(0).send(':\n\n')
  await advanceTime(79_000)
  expect(states).toEqual([true])
  await advanceTime(3000)
  expect(states).toEqual([true, false])
  expect(requests).toHaveLength(2)
  close()
})

it('does not retry where the server has no streams', async () => {
  const { answer, requests, advanceTime, stream, close } = setUp()
  await advanceTime(0)
  answer(404)
  stream(0).end()
  await advanceTime(3000)
  expect(requests).toHaveLength(2)
  await advanceTime(600_000)
  expect(requests).toHaveLength(2)
  close()
})

it('reports a session that has ended', async () => {
  const onUnauthenticated = jest.fn()
  configureApi({ onUnauthenticated })
  const { answer, stream, advanceTime, close } = setUp()
  await advanceTime(0)
  answer(401)
  stream(0).end()
  await advanceTime(3000)
  expect(onUnauthenticated).toHaveBeenCalledTimes(1)
  close()
})

it('makes no request after it is closed', async () => {
  const { states, requests, stream, advanceTime, close } = setUp()
  await advanceTime(0)
  stream(0).send(':\n\n')
  await advanceTime(0)
  close()
  stream(0).end()
  await advanceTime(60_000)
  expect(requests).toHaveLength(1)
  expect(states).toEqual([true, false])
})

import type { LiveEvent } from '../../contract'
import { createToken } from '../../testing'
import { useSession } from '../../session'
import { configureApi } from '../config'
import { openConnection } from './connection'

/** One stream that the server holds open, as long as a test likes. */
function aStream() {
  const waiting: ((part: { done: boolean; value?: Uint8Array }) => void)[] = []
  const parts: { done: boolean; value?: Uint8Array }[] = []
  const give = (part: { done: boolean; value?: Uint8Array }) => {
    const next = waiting.shift()
    if (next) next(part)
    else parts.push(part)
  }
  return {
    body: {
      getReader: () => ({
        read: () =>
          new Promise((resolve) => {
            const part = parts.shift()
            if (part) resolve(part)
            else waiting.push(resolve)
          }),
      }),
    },
    say: (text: string) => give({ done: false, value: new TextEncoder().encode(text) }),
    end: () => give({ done: true }),
  }
}

function setUp() {
  jest.useFakeTimers()
  useSession.getState().login(createToken('recruiter', 'Maya'), 'recruiter')
  const asked: { url: string; lastId: string | undefined }[] = []
  const events: LiveEvent[] = []
  const states: boolean[] = []
  const streams: ReturnType<typeof aStream>[] = []
  let status = 200
  interface Init {
    headers: Record<string, string>
    signal: AbortSignal
  }
  const fetch = jest.fn((url: string, { headers, signal }: Init) => {
    asked.push({ url, lastId: headers['last-event-id'] })
    const stream = aStream()
    streams.push(stream)
    signal.addEventListener('abort', stream.end)
    return Promise.resolve({ ok: status === 200, status, body: stream.body })
  })
  globalThis.fetch = fetch as never
  const close = openConnection({
    lastId: undefined,
    onEvent: (event) => events.push(event),
    onBeat: () => undefined,
    onUp: (isUp) => states.at(-1) !== isUp && states.push(isUp),
  })
  return {
    asked,
    events,
    states,
    stream: (at: number) => streams[at] ?? aStream(),
    close,
    answer: (next: number) => {
      status = next
    },
    pass: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
  }
}

const typing = { type: 'typing', chatId: 7 } as const

afterEach(() => {
  jest.useRealTimers()
  configureApi({ onUnauthenticated: () => {} })
})

it('is up with the first word of the server, however it is cut', async () => {
  const { states, events, stream, asked, pass, close } = setUp()
  await pass(0)
  expect(asked).toEqual([{ url: '/api/recruiter/events', lastId: undefined }])
  expect(states).toEqual([])
  stream(0).say(`:\nid: 5\n\nid: 6\nda`)
  await pass(0)
  expect(states).toEqual([true])
  expect(events).toEqual([])
  stream(0).say(`ta: ${JSON.stringify(typing)}\n\n`)
  await pass(0)
  expect(events).toEqual([typing])
  close()
})

it('comes back within seconds when the stream ends, and goes on from the last event that came whole', async () => {
  const { states, stream, asked, pass, close } = setUp()
  await pass(0)
  stream(0).say(`id: 5\ndata: ${JSON.stringify(typing)}\n\nid: 6\ndata: {"ty`)
  stream(0).end()
  await pass(0)
  expect(states).toEqual([true, false])
  await pass(1200)
  expect(asked[1]?.lastId).toBe('5')
  close()
})

it('asks less and less often while it is refused', async () => {
  const { answer, asked, pass, close } = setUp()
  answer(503)
  await pass(0)
  expect(asked).toHaveLength(1)
  await pass(120_000)
  expect(asked.length).toBeGreaterThan(4)
  expect(asked.length).toBeLessThan(40)
  close()
})

it('takes more than a minute of silence for a broken stream', async () => {
  const { states, stream, asked, pass, close } = setUp()
  await pass(0)
  stream(0).say(':\n\n')
  await pass(79_000)
  expect(asked).toHaveLength(1)
  stream(0).say(':\n\n')
  await pass(79_000)
  expect(states).toEqual([true])
  await pass(3000)
  expect(states).toEqual([true, false])
  expect(asked).toHaveLength(2)
  close()
})

it('never asks again where there are no streams', async () => {
  const { answer, asked, pass, stream, close } = setUp()
  await pass(0)
  answer(404)
  stream(0).end()
  await pass(3000)
  expect(asked).toHaveLength(2)
  await pass(600_000)
  expect(asked).toHaveLength(2)
  close()
})

it('tells of a session that has ended', async () => {
  const onUnauthenticated = jest.fn()
  configureApi({ onUnauthenticated })
  const { answer, stream, pass, close } = setUp()
  await pass(0)
  answer(401)
  stream(0).end()
  await pass(3000)
  expect(onUnauthenticated).toHaveBeenCalledTimes(1)
  close()
})

it('is silent once it is closed', async () => {
  const { states, asked, stream, pass, close } = setUp()
  await pass(0)
  stream(0).say(':\n\n')
  await pass(0)
  close()
  stream(0).end()
  await pass(60_000)
  expect(asked).toHaveLength(1)
  expect(states).toEqual([true, false])
})

import { ApiError, NetworkError } from '@swipefolio/shared/api'
import { aChat } from '@swipefolio/shared/testing'
import { createOutbox, type OutgoingMessage } from './outbox'

const chat = aChat({ id: 1 })

beforeEach(() => jest.spyOn(console, 'debug').mockImplementation())

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

function setUp() {
  const failures: Error[] = []
  const sent: OutgoingMessage[] = []
  const outbox = createOutbox(async (message) => {
    const failure = failures.shift()
    await nextTask()
    if (failure) throw failure
    sent.push(message)
  })
  return {
    outbox,
    failNext: (...errors: Error[]) => failures.push(...errors),
    texts: () => sent.map(({ text }) => text),
    states: () => outbox.waiting().map(({ text, state }) => [text, state]),
    async drain() {
      for (let turn = 0; turn < 12; turn += 1) await nextTask()
    },
  }
}

const offline = () => new NetworkError(undefined)

it('sends messages one after the other and removes each once it is sent', async () => {
  const { outbox, texts, states, drain } = setUp()
  outbox.send(chat, 'one')
  outbox.send(chat, 'two')
  expect(states()).toEqual([
    ['one', 'sending'],
    ['two', 'sending'],
  ])
  await drain()
  expect(texts()).toEqual(['one', 'two'])
  expect(states()).toEqual([])
})

it('holds later messages back behind a failed one', async () => {
  const { outbox, failNext, texts, states, drain } = setUp()
  failNext(offline())
  outbox.send(chat, 'one')
  outbox.send(chat, 'two')
  await drain()
  expect(texts()).toEqual([])
  expect(states()).toEqual([
    ['one', 'failed'],
    ['two', 'failed'],
  ])
  outbox.send(chat, 'three')
  await drain()
  expect(texts()).toEqual(['one', 'two', 'three'])
})

it('retries with the same idempotency key', async () => {
  const keys: string[] = []
  const outbox = createOutbox(async ({ clientKey }) => {
    keys.push(clientKey)
    if (keys.length === 1) throw offline()
  })
  outbox.send(chat, 'one')
  await nextTask()
  const [failed] = outbox.waiting()
  if (failed) outbox.retry(failed)
  await nextTask()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  expect(outbox.waiting()).toEqual([])
})

it('continues with the next message after one that the server refused', async () => {
  const { outbox, failNext, texts, states, drain } = setUp()
  failNext(new ApiError(400, 'Message is too long: at most 4000 characters'))
  outbox.send(chat, 'one')
  outbox.send(chat, 'two')
  await drain()
  expect(texts()).toEqual(['two'])
  expect(states()).toEqual([['one', 'refused']])
})

it('resends the failed messages of every chat when the connection is back', async () => {
  const { outbox, failNext, texts, drain } = setUp()
  failNext(offline(), new ApiError(429, 'Too many'))
  outbox.send(chat, 'one')
  outbox.send(aChat({ id: 2 }), 'other')
  await drain()
  expect(texts()).toEqual([])
  outbox.retryAll()
  await drain()
  expect(texts()).toEqual(['one', 'other'])
})

it('resends a message that fails while the connection is being restored', async () => {
  const { outbox, failNext, texts, states, drain } = setUp()
  failNext(offline())
  outbox.send(chat, 'one')
  outbox.send(chat, 'two')
  outbox.retryAll()
  await drain()
  expect(texts()).toEqual(['one', 'two'])
  expect(states()).toEqual([])
})

it('sends held-back messages in their order after the time that the server named', async () => {
  const { outbox, failNext, texts, states, drain } = setUp()
  failNext(new ApiError(429, 'Too many requests', undefined, 0.3))
  outbox.send(chat, 'one')
  outbox.send(chat, 'two')
  await drain()
  outbox.send(chat, 'three')
  await drain()
  expect(states()).toEqual([
    ['one', 'failed'],
    ['two', 'failed'],
    ['three', 'failed'],
  ])
  expect(outbox.waiting()).toMatchObject([
    { reason: 'Too many requests', isRetriedLater: true },
    {},
    { isRetriedLater: true },
  ])
  await new Promise<void>((resolve) => {
    outbox.subscribe(() => outbox.waiting().length === 0 && resolve())
  })
  expect(texts()).toEqual(['one', 'two', 'three'])
})

it('sends nothing later once it is stopped', async () => {
  jest.useFakeTimers()
  const transmit = jest.fn(async () => {
    throw new ApiError(429, 'Too many requests', undefined, 5)
  })
  const outbox = createOutbox(transmit)
  outbox.send(chat, 'one')
  await jest.advanceTimersByTimeAsync(10)
  outbox.stop()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(transmit).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})

it('removes a message', async () => {
  const { outbox, failNext, states, drain } = setUp()
  failNext(offline())
  outbox.send(chat, 'one')
  await drain()
  const [failed] = outbox.waiting()
  if (failed) outbox.remove(failed)
  expect(states()).toEqual([])
})

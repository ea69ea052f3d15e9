import { ApiError, NetworkError } from '@swipefolio/shared/api'
import { aChat } from '@swipefolio/shared/testing'
import { createOutbox, type OutgoingMessage } from './outbox'

const chat = aChat({ id: 1 })

beforeEach(() => jest.spyOn(console, 'debug').mockImplementation())

const settle = () => new Promise((resolve) => setTimeout(resolve))

function setUp() {
  const failures: Error[] = []
  const sent: OutgoingMessage[] = []
  const outbox = createOutbox(async (message) => {
    const failure = failures.shift()
    await settle()
    if (failure) throw failure
    sent.push(message)
  })
  return {
    outbox,
    failNext: (...errors: Error[]) => failures.push(...errors),
    texts: () => sent.map(({ text }) => text),
    states: () => outbox.waiting().map(({ text, state }) => [text, state]),
    async rest() {
      for (let turn = 0; turn < 12; turn += 1) await settle()
    },
  }
}

const offline = () => new NetworkError(undefined)

it('sends one message after the other and keeps nothing that was sent', async () => {
  const { outbox, texts, states, rest } = setUp()
  outbox.send(chat, 'one')
  outbox.send(chat, 'two')
  expect(states()).toEqual([
    ['one', 'sending'],
    ['two', 'sending'],
  ])
  await rest()
  expect(texts()).toEqual(['one', 'two'])
  expect(states()).toEqual([])
})

it('lets later messages wait behind one that did not get through', async () => {
  const { outbox, failNext, texts, states, rest } = setUp()
  failNext(offline())
  outbox.send(chat, 'one')
  outbox.send(chat, 'two')
  await rest()
  expect(texts()).toEqual([])
  expect(states()).toEqual([
    ['one', 'failed'],
    ['two', 'failed'],
  ])
  outbox.send(chat, 'three')
  await rest()
  expect(texts()).toEqual(['one', 'two', 'three'])
})

it('tries again with the same key', async () => {
  const keys: string[] = []
  const outbox = createOutbox(async ({ clientKey }) => {
    keys.push(clientKey)
    if (keys.length === 1) throw offline()
  })
  outbox.send(chat, 'one')
  await settle()
  const [failed] = outbox.waiting()
  if (failed) outbox.retry(failed)
  await settle()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  expect(outbox.waiting()).toEqual([])
})

it('lets others pass a message that the server refused', async () => {
  const { outbox, failNext, texts, states, rest } = setUp()
  failNext(new ApiError(400, 'Message is too long'))
  outbox.send(chat, 'one')
  outbox.send(chat, 'two')
  await rest()
  expect(texts()).toEqual(['two'])
  expect(states()).toEqual([['one', 'refused']])
})

it('sends what did not get through, in every chat, when the connection is back', async () => {
  const { outbox, failNext, texts, rest } = setUp()
  failNext(offline(), new ApiError(429, 'Too many'))
  outbox.send(chat, 'one')
  outbox.send(aChat({ id: 2 }), 'other')
  await rest()
  expect(texts()).toEqual([])
  outbox.retryAll()
  await rest()
  expect(texts()).toEqual(['one', 'other'])
})

it('sends once more what fails in the moment in which the connection comes back', async () => {
  const { outbox, failNext, texts, states, rest } = setUp()
  failNext(offline())
  outbox.send(chat, 'one')
  outbox.send(chat, 'two')
  outbox.retryAll()
  await rest()
  expect(texts()).toEqual(['one', 'two'])
  expect(states()).toEqual([])
})

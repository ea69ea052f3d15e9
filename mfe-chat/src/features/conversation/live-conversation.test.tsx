import { live } from '@swipefolio/shared/api'
import { act, screen } from '@testing-library/react'
import {
  bubbles,
  calls,
  composer,
  frame,
  fromNoa,
  noa,
  setUpWidget,
} from '../../testing/set-up-widget'

const typingCall = 'POST /api/recruiter/chats/:chatId/typing'

function setUpLive(...given: Parameters<typeof setUpWidget>) {
  const widget = setUpWidget(...given)
  act(() => live.setUp(true))
  widget.network.reply(typingCall, 'Noted')
  return {
    ...widget,
    receive: (event: Parameters<typeof live.publish>[0]) => act(() => live.publish(event)),
  }
}

beforeEach(() => jest.spyOn(console, 'debug').mockImplementation())
afterEach(() => {
  act(() => live.setUp(false))
  jest.useRealTimers()
})

it('polls rarely while the event stream is up, and every second when it is down', async () => {
  const { openNoa, network, advanceTime } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  await advanceTime(30_000)
  const callsBefore = network.requests(calls.hasNew).length
  await advanceTime(25_000)
  expect(network.requests(calls.hasNew)).toHaveLength(callsBefore)
  act(() => live.setUp(false))
  await advanceTime(5000)
  expect(network.requests(calls.hasNew).length).toBeGreaterThanOrEqual(callsBefore + 4)
})

it('fetches exactly the message that an event announces', async () => {
  const { openNoa, network, receive, messages, advanceTime } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  messages.push(fromNoa(2, 'Are you there?'))
  receive({ type: 'message', chatId: 42, seq: 2, sender: 'jobseeker' })
  await advanceTime(frame + 10)
  expect(bubbles().at(-1)).toContain('Are you there?')
  expect(network.requests(calls.messages).at(-1)?.query).toEqual({ limit: '1' })
})

it('shows the message that an event carries before the fetch that marks it as read', async () => {
  const { openNoa, network, receive, advanceTime } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  network.reply(calls.messages, () => new Promise(() => {}))
  const message = fromNoa(2, 'Are you there?')
  receive({ type: 'message', chatId: 42, seq: 2, sender: 'jobseeker', message })
  await advanceTime(0)
  expect(bubbles().at(-1)).toContain('Are you there?')
  expect(network.requests(calls.messages).at(-1)?.query).toEqual({})
  await advanceTime(frame)
  expect(network.requests(calls.messages).at(-1)?.query).toEqual({ limit: '1' })
})

it('does not show the message that an event carries while an earlier one is missing', async () => {
  const { openNoa, network, receive, messages, advanceTime } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  messages.push(fromNoa(2, 'Second'), fromNoa(3, 'Third'))
  receive({ type: 'message', chatId: 42, seq: 3, sender: 'jobseeker', message: messages[2] })
  await advanceTime(10)
  expect(network.requests(calls.messages).at(-1)?.query).toEqual({ limit: '2' })
  expect(bubbles().slice(-2).join()).toMatch(/Second.*Third/)
})

it('keeps the shown messages when there are more new ones than the requested page holds', async () => {
  const { openNoa, network, receive, messages, advanceTime } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  messages.push(fromNoa(2, 'Second'), fromNoa(3, 'Third'))
  network.reply(calls.messages, ({ query }) => messages.slice(-Number(query?.limit ?? 50)))
  receive({ type: 'message', chatId: 42, seq: 2, sender: 'jobseeker' })
  await advanceTime(10)
  expect(bubbles().slice(-3).join()).toMatch(/Hello.*Second.*Third/)
})

it('shows an own message sent from another device at once, without a fetch', async () => {
  const { openNoa, network, receive, advanceTime } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  const before = network.requests(calls.messages).length
  const message = fromNoa(2, 'From my phone', { senderUser: null, senderRecruiter: noa as never })
  receive({ type: 'message', chatId: 42, seq: 2, sender: 'recruiter', message })
  await advanceTime(1000)
  expect(bubbles().at(-1)).toContain('From my phone')
  expect(network.requests(calls.messages)).toHaveLength(before)
})

it('fetches own messages sent from another device, but not those sent from this one', async () => {
  const { openNoa, network, receive, messages, advanceTime, user } = setUpLive([
    fromNoa(1, 'Hello'),
  ])
  await openNoa()
  const before = network.requests(calls.messages).length
  await user.type(composer(), 'Hi{Enter}')
  receive({ type: 'message', chatId: 42, seq: 2, sender: 'recruiter' })
  await advanceTime(1000)
  expect(network.requests(calls.messages)).toHaveLength(before)
  messages.push(fromNoa(3, 'From my phone', { senderUser: null, senderRecruiter: noa as never }))
  receive({ type: 'message', chatId: 42, seq: 3, sender: 'recruiter' })
  await advanceTime(1000)
  expect(bubbles().at(-1)).toContain('From my phone')
})

it('shows how far the other side has read', async () => {
  const { openNoa, receive, advanceTime, user } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  await user.type(composer(), 'Hi{Enter}')
  await advanceTime(10)
  expect(screen.queryByText('Seen')).not.toBeInTheDocument()
  receive({ type: 'read', chatId: 42, seq: 2, reader: 'jobseeker' })
  await advanceTime(10)
  expect(bubbles().at(-1)).toMatch(/Hi.*Seen/)
})

it('shows for five seconds that the other side types, and ends with their message', async () => {
  const { openNoa, receive, advanceTime, messages } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  const typing = () => screen.queryByText(/is typing…/)
  receive({ type: 'typing', chatId: 7 })
  expect(typing()).not.toBeInTheDocument()
  receive({ type: 'typing', chatId: 42 })
  expect(typing()).toBeInTheDocument()
  await advanceTime(5100)
  expect(typing()).not.toBeInTheDocument()
  receive({ type: 'typing', chatId: 42 })
  messages.push(fromNoa(2, 'Done'))
  receive({ type: 'message', chatId: 42, seq: 2, sender: 'jobseeker' })
  await advanceTime(10)
  expect(typing()).not.toBeInTheDocument()
})

it('shows nobody typing in a conversation that is closed', async () => {
  const { openNoa, receive } = setUpLive([fromNoa(1, 'Hello')], undefined, { state: 'blocked' })
  await openNoa()
  receive({ type: 'typing', chatId: 42 })
  expect(screen.queryByText(/is typing…/)).not.toBeInTheDocument()
})

it('throttles typing notifications to one every three seconds', async () => {
  const { openNoa, network, user, advanceTime } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  await user.type(composer(), 'Hello there')
  expect(network.requests(typingCall)).toHaveLength(1)
  await advanceTime(3000)
  await user.type(composer(), '!')
  expect(network.requests(typingCall)).toHaveLength(2)
})

it('sends no typing notification without an event stream', async () => {
  const { openNoa, network, user } = setUpWidget([fromNoa(1, 'Hello')])
  await openNoa()
  await user.type(composer(), 'Hello there')
  expect(network.requests(typingCall)).toHaveLength(0)
})

it('resends failed messages when the event stream is back', async () => {
  const { openNoa, network, user, advanceTime } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  network.fail(calls.send, 500)
  act(() => live.setUp(false))
  await user.type(composer(), 'Hi{Enter}')
  await advanceTime(10)
  expect(screen.getByText('Not sent')).toBeInTheDocument()
  network.reply(calls.send, fromNoa(2, 'Hi'))
  act(() => live.setUp(true))
  await advanceTime(10)
  expect(screen.queryByText('Not sent')).not.toBeInTheDocument()
  expect(network.requests(calls.send)).toHaveLength(2)
})

it('keeps trying to fetch a message after a failure', async () => {
  const { openNoa, network, receive, messages, advanceTime } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  network.fail(calls.messages, 500)
  receive({ type: 'message', chatId: 42, seq: 2, sender: 'jobseeker' })
  await advanceTime(1000)
  messages.push(fromNoa(2, 'Are you there?'))
  network.reply(calls.messages, () => [...messages])
  await advanceTime(6000)
  expect(bubbles().at(-1)).toContain('Are you there?')
})

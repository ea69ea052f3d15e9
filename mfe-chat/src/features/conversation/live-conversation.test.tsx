import { live } from '@swipefolio/shared/api'
import { act, screen } from '@testing-library/react'
import { bubbles, calls, composer, fromNoa, noa, setUpWidget } from '../../testing/set-up-widget'

const typingCall = 'POST /api/recruiter/chats/:chatId/typing'

function setUpLive(...given: Parameters<typeof setUpWidget>) {
  const widget = setUpWidget(...given)
  act(() => live.setUp(true))
  widget.network.reply(typingCall, 'Noted')
  return {
    ...widget,
    tell: (event: Parameters<typeof live.tell>[0]) => act(() => live.tell(event)),
  }
}

beforeEach(() => jest.spyOn(console, 'debug').mockImplementation())
afterEach(() => {
  act(() => live.setUp(false))
  jest.useRealTimers()
})

it('hardly asks while events come in, and every second when they stop', async () => {
  const { openNoa, network, pass } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  await pass(30_000)
  const asked = network.requests(calls.hasNew).length
  await pass(25_000)
  expect(network.requests(calls.hasNew)).toHaveLength(asked)
  act(() => live.setUp(false))
  await pass(5000)
  expect(network.requests(calls.hasNew).length).toBeGreaterThanOrEqual(asked + 4)
})

it('fetches exactly the message that an event speaks of', async () => {
  const { openNoa, network, tell, messages, pass } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  messages.push(fromNoa(2, 'Are you there?'))
  tell({ type: 'message', chatId: 42, seq: 2, sender: 'jobseeker' })
  await pass(10)
  expect(bubbles().at(-1)).toContain('Are you there?')
  expect(network.requests(calls.messages).at(-1)?.query).toEqual({ limit: '1' })
})

it('shows the message that an event brings before it is fetched, which makes it read', async () => {
  const { openNoa, network, tell, pass } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  network.reply(calls.messages, () => new Promise(() => {}))
  const message = fromNoa(2, 'Are you there?')
  tell({ type: 'message', chatId: 42, seq: 2, sender: 'jobseeker', message })
  await pass(0)
  expect(bubbles().at(-1)).toContain('Are you there?')
  expect(network.requests(calls.messages).at(-1)?.query).toEqual({ limit: '1' })
})

it('shows no message that an event brings while an earlier one is missing', async () => {
  const { openNoa, network, tell, messages, pass } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  messages.push(fromNoa(2, 'Second'), fromNoa(3, 'Third'))
  tell({ type: 'message', chatId: 42, seq: 3, sender: 'jobseeker', message: messages[2] })
  await pass(10)
  expect(network.requests(calls.messages).at(-1)?.query).toEqual({ limit: '2' })
  expect(bubbles().slice(-2).join()).toMatch(/Second.*Third/)
})

it('keeps what is shown when more was written than was asked for', async () => {
  const { openNoa, network, tell, messages, pass } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  messages.push(fromNoa(2, 'Second'), fromNoa(3, 'Third'))
  network.reply(calls.messages, ({ query }) => messages.slice(-Number(query?.limit ?? 50)))
  tell({ type: 'message', chatId: 42, seq: 2, sender: 'jobseeker' })
  await pass(10)
  expect(bubbles().slice(-3).join()).toMatch(/Hello.*Second.*Third/)
})

it('shows at once what was sent from elsewhere, and fetches nothing', async () => {
  const { openNoa, network, tell, pass } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  const before = network.requests(calls.messages).length
  const message = fromNoa(2, 'From my phone', { senderUser: null, senderRecruiter: noa as never })
  tell({ type: 'message', chatId: 42, seq: 2, sender: 'recruiter', message })
  await pass(1000)
  expect(bubbles().at(-1)).toContain('From my phone')
  expect(network.requests(calls.messages)).toHaveLength(before)
})

it('does not fetch what was sent from here, but what was sent from elsewhere', async () => {
  const { openNoa, network, tell, messages, pass, user } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  const before = network.requests(calls.messages).length
  await user.type(composer(), 'Hi{Enter}')
  tell({ type: 'message', chatId: 42, seq: 2, sender: 'recruiter' })
  await pass(1000)
  expect(network.requests(calls.messages)).toHaveLength(before)
  messages.push(fromNoa(3, 'From my phone', { senderUser: null, senderRecruiter: noa as never }))
  tell({ type: 'message', chatId: 42, seq: 3, sender: 'recruiter' })
  await pass(1000)
  expect(bubbles().at(-1)).toContain('From my phone')
})

it('shows how far the other side has read', async () => {
  const { openNoa, tell, pass, user } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  await user.type(composer(), 'Hi{Enter}')
  await pass(10)
  expect(screen.queryByText('Seen')).not.toBeInTheDocument()
  tell({ type: 'read', chatId: 42, seq: 2, reader: 'jobseeker' })
  await pass(10)
  expect(bubbles().at(-1)).toMatch(/Hi.*Seen/)
})

it('shows for five seconds that the other side types, and ends with their message', async () => {
  const { openNoa, tell, pass, messages } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  const typing = () => screen.queryByText(/is typing…/)
  tell({ type: 'typing', chatId: 7 })
  expect(typing()).not.toBeInTheDocument()
  tell({ type: 'typing', chatId: 42 })
  expect(typing()).toBeInTheDocument()
  await pass(5100)
  expect(typing()).not.toBeInTheDocument()
  tell({ type: 'typing', chatId: 42 })
  messages.push(fromNoa(2, 'Done'))
  tell({ type: 'message', chatId: 42, seq: 2, sender: 'jobseeker' })
  await pass(10)
  expect(typing()).not.toBeInTheDocument()
})

it('shows nobody typing in a conversation that is closed', async () => {
  const { openNoa, tell } = setUpLive([fromNoa(1, 'Hello')], undefined, { state: 'blocked' })
  await openNoa()
  tell({ type: 'typing', chatId: 42 })
  expect(screen.queryByText(/is typing…/)).not.toBeInTheDocument()
})

it('tells the other side at most every three seconds that one types', async () => {
  const { openNoa, network, user, pass } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  await user.type(composer(), 'Hello there')
  expect(network.requests(typingCall)).toHaveLength(1)
  await pass(3000)
  await user.type(composer(), '!')
  expect(network.requests(typingCall)).toHaveLength(2)
})

it('tells nobody without a stream', async () => {
  const { openNoa, network, user } = setUpWidget([fromNoa(1, 'Hello')])
  await openNoa()
  await user.type(composer(), 'Hello there')
  expect(network.requests(typingCall)).toHaveLength(0)
})

it('sends what did not get through when events come in again', async () => {
  const { openNoa, network, user, pass } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  network.fail(calls.send, 500)
  act(() => live.setUp(false))
  await user.type(composer(), 'Hi{Enter}')
  await pass(10)
  expect(screen.getByText('Not sent')).toBeInTheDocument()
  network.reply(calls.send, fromNoa(2, 'Hi'))
  act(() => live.setUp(true))
  await pass(10)
  expect(screen.queryByText('Not sent')).not.toBeInTheDocument()
  expect(network.requests(calls.send)).toHaveLength(2)
})

it('goes on asking for a message that could not be fetched', async () => {
  const { openNoa, network, tell, messages, pass } = setUpLive([fromNoa(1, 'Hello')])
  await openNoa()
  network.fail(calls.messages, 500)
  tell({ type: 'message', chatId: 42, seq: 2, sender: 'jobseeker' })
  await pass(1000)
  messages.push(fromNoa(2, 'Are you there?'))
  network.reply(calls.messages, () => [...messages])
  await pass(6000)
  expect(bubbles().at(-1)).toContain('Are you there?')
})

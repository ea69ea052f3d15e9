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

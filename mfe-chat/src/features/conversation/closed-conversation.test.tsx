import type { Chat } from '@swipefolio/shared/contract'
import { screen } from '@testing-library/react'
import {
  bubbles,
  calls,
  composer,
  fromNoa,
  pretendMedia,
  setUpWidget,
} from '../../testing/set-up-widget'

beforeEach(() => {
  jest.spyOn(console, 'debug').mockImplementation()
  pretendMedia()
})
afterEach(() => jest.useRealTimers())

const setUp = (changes: Partial<Chat>, messages = [fromNoa(1, 'Hello')]) =>
  setUpWidget(messages, '/swipeprojects', changes)

const queryComposer = () => screen.queryByRole('textbox')
const note = (text: string) => screen.getByText(text)

it('leaves an open conversation its composer and the way to the profile', async () => {
  await setUp({ state: 'open' }).openNoa()
  expect(composer()).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Noa Levi' })).toBeVisible()
})

it.each([
  ['closed', 'This conversation is closed.'],
  ['blocked', 'You have blocked this person.'],
] as const)('has a note instead of the composer when it is %s', async (state, sentence) => {
  await setUp({ state }).openNoa()
  expect(note(sentence)).toHaveFocus()
  expect(queryComposer()).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Noa Levi' })).toBeVisible()
  expect(bubbles()).toEqual([expect.stringContaining('Hello')])
})

it('does not invite to start a conversation that is closed', async () => {
  await setUp({ state: 'closed' }, []).openNoa()
  expect(note('No messages yet')).toBeVisible()
})

it('turns into the note when the other side has closed it meanwhile', async () => {
  const { network, chat, messages, openNoa, pass, user } = setUp({})
  await openNoa()
  const gone = { ...chat.user, email: '', firstName: 'Deleted', lastName: 'user' }
  network.reply(calls.list, () => [{ ...chat, messages, user: gone, state: 'closed' }])
  network.fail(calls.send, 409, 'This conversation is closed')
  await user.type(composer(), 'Still there?{Enter}')
  await pass(10)
  expect(note('This conversation is closed.')).toHaveFocus()
  expect(screen.getByRole('heading', { name: 'Deleted user' })).toBeVisible()
  expect(screen.getByText('Not sent')).toBeVisible()
  expect(queryComposer()).not.toBeInTheDocument()
})

it('asks for the chats anew only when a message was refused', async () => {
  const { network, openNoa, pass, user } = setUp({})
  await openNoa()
  const before = network.requests(calls.list).length
  network.fail(calls.send, 500)
  await user.type(composer(), 'Hello?{Enter}')
  await pass(10)
  expect(network.requests(calls.list)).toHaveLength(before)
})

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

it('shows the composer and a link to the profile in an open conversation', async () => {
  await setUp({ state: 'open' }).openNoa()
  expect(composer()).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Noa Levi' })).toBeVisible()
})

it.each([
  ['closed', 'This conversation is closed.'],
  ['blocked', 'You have blocked this person.'],
] as const)(
  'shows a note instead of the composer when the conversation is %s',
  async (state, sentence) => {
    await setUp({ state }).openNoa()
    expect(note(sentence)).toHaveFocus()
    expect(queryComposer()).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Noa Levi' })).toBeVisible()
    expect(bubbles()).toEqual([expect.stringContaining('Hello')])
  },
)

it('ends a block beside the note, and puts the cursor into the composer', async () => {
  const { network, chat, openNoa, advanceTime, user } = setUp({ state: 'blocked' })
  await openNoa()
  network.reply('DELETE /api/recruiter/chats/:chatId/block', 'Unblocked')
  network.reply(calls.list, [{ ...chat, state: 'open' }])
  await user.click(screen.getByRole('button', { name: 'Unblock' }))
  await advanceTime(100)
  expect(composer()).toHaveFocus()
  expect(screen.queryByText('You have blocked this person.')).not.toBeInTheDocument()
})

it('does not invite the person to write in a closed conversation', async () => {
  await setUp({ state: 'closed' }, []).openNoa()
  expect(note('No messages yet')).toBeVisible()
})

it('replaces the composer by the note when a message is refused because the conversation was closed', async () => {
  const { network, chat, messages, openNoa, advanceTime, user } = setUp({})
  await openNoa()
  const gone = { ...chat.user, email: '', firstName: 'Deleted', lastName: 'user' }
  network.reply(calls.list, () => [{ ...chat, messages, user: gone, state: 'closed' }])
  network.fail(calls.send, 409, 'This conversation is closed')
  await user.type(composer(), 'Still there?{Enter}')
  await advanceTime(10)
  expect(note('This conversation is closed.')).toHaveFocus()
  expect(screen.getByRole('heading', { name: 'Deleted user' })).toBeVisible()
  expect(screen.getByText('Not sent')).toBeVisible()
  expect(queryComposer()).not.toBeInTheDocument()
})

it('does not reload the chats when sending fails for another reason than a refusal', async () => {
  const { network, openNoa, advanceTime, user } = setUp({})
  await openNoa()
  const before = network.requests(calls.list).length
  network.fail(calls.send, 500)
  await user.type(composer(), 'Hello?{Enter}')
  await advanceTime(10)
  expect(network.requests(calls.list)).toHaveLength(before)
})

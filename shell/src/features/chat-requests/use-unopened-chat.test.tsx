import { act, render, screen } from '@testing-library/react'
import { openChat } from '@swipefolio/shared/between-apps'
import { createTestShell } from '@swipefolio/shared/testing'
import { useUnopenedChat } from './use-unopened-chat'

const failure = 'Failed to open chat. Please try again.'

const Page = () => {
  useUnopenedChat()
  return null
}

const show = (role?: 'jobseeker') => render(createTestShell({ role }).wrap(<Page />))

const waitFor13Seconds = () => act(() => jest.advanceTimersByTimeAsync(13_000))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('shows an error when no app opens the chat', async () => {
  show('jobseeker')
  await openChat(77)
  await waitFor13Seconds()
  expect(screen.getByText(failure)).toBeInTheDocument()
  expect(sessionStorage.getItem('openChat')).toBeNull()
  expect(sessionStorage.getItem('activeChatId')).toBeNull()
})

test('shows no error once the chat is opened', async () => {
  show('jobseeker')
  await openChat(77)
  sessionStorage.removeItem('activeChatId')
  await waitFor13Seconds()
  expect(screen.queryByText(failure)).not.toBeInTheDocument()
})

test('shows an error when no app opens a chat that was requested before the page was loaded', async () => {
  const shell = createTestShell({ role: 'jobseeker' })
  await openChat(77)
  render(shell.wrap(<Page />))
  await waitFor13Seconds()
  expect(screen.getByText(failure)).toBeInTheDocument()
})

test('removes the request of an earlier page for visitors', async () => {
  const shell = createTestShell()
  await openChat(77)
  render(shell.wrap(<Page />))
  expect(sessionStorage.getItem('openChat')).toBeNull()
  expect(sessionStorage.getItem('activeChatId')).toBeNull()
  await waitFor13Seconds()
  expect(screen.queryByText(failure)).not.toBeInTheDocument()
})

import { events } from '@swipefolio/shared/between-apps'
import type { Role } from '@swipefolio/shared/contract'
import { createTestShell } from '@swipefolio/shared/testing'
import { render, waitFor } from '@testing-library/react'
import { useChatInUrl } from './use-chat-in-url'

const Probe = () => {
  useChatInUrl()
  return null
}

function open(path: string, role?: Role) {
  const opened = jest.fn()
  const stop = events.openChatFromNotification.receive((detail) => {
    stop()
    opened(detail)
  })
  const shell = createTestShell({ role, path })
  render(shell.wrap(<Probe />))
  return { ...shell, opened }
}

test('opens the chat of the address and keeps the rest of it', async () => {
  const { location, opened } = open('/dashboard?section=contacts&chat=42', 'recruiter')
  await waitFor(() => expect(opened).toHaveBeenCalled())
  expect(sessionStorage.getItem('activeChatId')).toBe('42')
  expect(location()).toBe('/dashboard?section=contacts')
})

test('waits for a login', () => {
  const { location } = open('/dashboard?chat=42')
  expect(location()).toBe('/dashboard?chat=42')
  expect(sessionStorage.getItem('activeChatId')).toBeNull()
})

test.each(['0', 'abc', '-1', ''])('opens no chat for %j', async (chat) => {
  const { location } = open(`/dashboard?chat=${chat}`, 'jobseeker')
  await waitFor(() => expect(location()).toBe('/dashboard'))
  expect(sessionStorage.getItem('activeChatId')).toBeNull()
})

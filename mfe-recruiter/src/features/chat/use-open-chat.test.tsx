import { aChat, aJobSeeker, createTestShell } from '@swipefolio/shared/testing'
import { Button } from '@swipefolio/shared/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useOpenChat } from './use-open-chat'

const noa = aJobSeeker({ id: 7 })

const ChatButton = () => {
  const openChat = useOpenChat()
  return <Button onClick={() => void openChat(noa.id)}>Chat</Button>
}

const setUp = () => {
  const shell = createTestShell({ role: 'recruiter', path: '/user/7', route: '/user/7' })
  const opened = jest.fn()
  window.addEventListener('openChatFromNotification', opened, { once: true })
  render(shell.wrap(<ChatButton />))
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Chat' }))
  return { shell, opened, press }
}

describe('opening a chat', () => {
  afterEach(() => jest.restoreAllMocks())

  it('shows an error when there is no chat with this person', async () => {
    jest.spyOn(console, 'debug').mockImplementation()
    const { shell, press } = setUp()
    shell.network.reply('GET /api/recruiter/chats', [aChat()])
    await press()
    expect(await screen.findByText('Failed to open chat. Please try again.')).toBeVisible()
    expect(shell.location()).toBe('/user/7')
  })

  it('stores the chat, stays on the page and dispatches the open event 100 ms later', async () => {
    const later = jest.spyOn(globalThis, 'setTimeout')
    const { shell, opened, press } = setUp()
    opened.mockImplementation(() => sessionStorage.getItem('activeChatId'))
    shell.network.reply('GET /api/recruiter/chats', [aChat(), aChat({ id: 42, user: noa })])
    await press()
    await waitFor(() => expect(opened).toHaveBeenCalled())
    expect(opened.mock.calls[0]).toEqual([expect.objectContaining({ detail: { chatId: 42 } })])
    expect(opened).toHaveReturnedWith('42')
    expect(sessionStorage.getItem('openChat')).toBe('true')
    expect(later).toHaveBeenCalledWith(expect.any(Function), 100)
    expect(shell.location()).toBe('/user/7')
  })
})

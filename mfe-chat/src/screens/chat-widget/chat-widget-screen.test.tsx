import { paths } from '@swipefolio/shared/contract'
import {
  aChat,
  aJobSeeker,
  aMessage,
  createTestShell,
  type Network,
} from '@swipefolio/shared/testing'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ChatWidgetScreen from './chat-widget-screen'

const recruiterName = { firstName: 'Maya', lastName: 'Brandt', companyName: 'Lumen Works' }
const senderUser = { id: 1, firstName: 'Noa', lastName: 'Levi' }
const first = aMessage({ seq: 1, message: 'Your tide tables are lovely, shall we talk?' })
const answer = aMessage({ seq: 2, message: 'Hi שלום', senderUser, senderRecruiter: null })
const chat = aChat({ id: 7, user: aJobSeeker({ id: 1 }), messages: [first, answer], unread: 1 })

function prepare(network: Network, messages = [first, answer]) {
  network.reply('GET /api/recruiter/chats', [chat])
  network.reply('GET /api/recruiter/chats/recruiter-new-messages-count', 3)
  network.reply('GET /api/recruiter/chats/messages/:chatId', messages)
  network.reply('GET /api/recruiter/chats/:chatId/new-message-exist', false)
  network.reply('POST /api/recruiter/chats/send', ({ body }) =>
    aMessage({ seq: 3, message: body.message, clientKey: body.clientKey }),
  )
}

function start() {
  const shell = createTestShell({ role: 'recruiter', userName: 'Maya Brandt' })
  prepare(shell.network)
  return shell
}

const openButton = () => screen.getByRole('button', { name: /^Messages/ })
const chatWindow = () => screen.getByRole('dialog', { name: 'Messages' })
const composer = () => screen.getByRole('textbox', { name: 'Message' })

async function openConversation() {
  const user = userEvent.setup()
  await user.click(openButton())
  await user.click(await screen.findByRole('button', { name: /Noa Levi/ }))
  await screen.findByText(first.message)
  return user
}

describe('list', () => {
  it('tells how chats come to be when there are none', async () => {
    const shell = start()
    shell.network.reply('GET /api/recruiter/chats', [])
    render(shell.wrap(<ChatWidgetScreen />))
    await userEvent.click(openButton())
    expect(
      await screen.findByText(
        'No chats available. When recruiters like your projects, chats will appear here.',
      ),
    ).toBeVisible()
  })

  it('counts unread messages on the button, and each chat its own in the list', async () => {
    render(start().wrap(<ChatWidgetScreen />))
    expect(await screen.findByText('3')).toBeVisible()
    await userEvent.click(openButton())
    expect(screen.queryByText('3')).toBeNull()
    const row = await screen.findByRole('button', { name: /Noa Levi/ })
    expect(within(row).getByText('1')).toBeVisible()
    expect(within(row).getByText('Noa: Hi שלום')).toHaveAttribute('dir', 'rtl')
  })

  it('previews at most 25 characters', async () => {
    const shell = start()
    shell.network.reply('GET /api/recruiter/chats', [{ ...chat, messages: [first] }])
    render(shell.wrap(<ChatWidgetScreen />))
    await userEvent.click(openButton())
    expect(await screen.findByText('You: Your tide tables are love...')).toBeVisible()
  })

  it('closes on Esc and gives the focus back to its button', async () => {
    render(start().wrap(<ChatWidgetScreen />))
    await userEvent.click(openButton())
    expect(chatWindow()).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    expect(openButton()).toHaveFocus()
  })
})

describe('conversation', () => {
  it('falls back to the messages on the chat when they cannot be loaded', async () => {
    const shell = start()
    shell.network.fail('GET /api/recruiter/chats/messages/:chatId', 500)
    render(shell.wrap(<ChatWidgetScreen />))
    await openConversation()
    expect(screen.getByText('Hi שלום')).toBeVisible()
  })

  it('asks for a first message when there is none', async () => {
    const shell = start()
    shell.network.reply('GET /api/recruiter/chats/messages/:chatId', [])
    render(shell.wrap(<ChatWidgetScreen />))
    await userEvent.click(openButton())
    await userEvent.click(await screen.findByRole('button', { name: /Noa Levi/ }))
    expect(await screen.findByText('No messages yet. Start a conversation!')).toBeVisible()
  })

  it('shows what is loading', async () => {
    const shell = start()
    const release = shell.network.hold('GET /api/recruiter/chats/messages/:chatId')
    render(shell.wrap(<ChatWidgetScreen />))
    await userEvent.click(openButton())
    await userEvent.click(await screen.findByRole('button', { name: /Noa Levi/ }))
    expect(await screen.findByText('Loading messages...')).toBeVisible()
    await act(async () => release([first]))
    expect(await screen.findByText(first.message)).toBeVisible()
  })

  it('sets Hebrew from right to left, and links the name to the profile', async () => {
    const shell = start()
    render(shell.wrap(<ChatWidgetScreen />))
    const user = await openConversation()
    expect(screen.getByText('Hi שלום')).toHaveAttribute('dir', 'rtl')
    expect(screen.getByText(first.message)).toHaveAttribute('dir', 'ltr')
    await user.click(screen.getByRole('link', { name: 'Noa Levi' }))
    expect(shell.location()).toBe(paths.user(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('loads new messages within a second or two of their arrival', async () => {
    const shell = start()
    render(shell.wrap(<ChatWidgetScreen />))
    await openConversation()
    const news = aMessage({ seq: 3, message: 'Still there?', senderUser, senderRecruiter: null })
    shell.network.reply('GET /api/recruiter/chats/messages/:chatId', [first, answer, news])
    shell.network.reply('GET /api/recruiter/chats/:chatId/new-message-exist', true)
    expect(await screen.findByText('Still there?', undefined, { timeout: 3000 })).toBeVisible()
  })

  it('goes back to a list that is loaded anew', async () => {
    const shell = start()
    render(shell.wrap(<ChatWidgetScreen />))
    const user = await openConversation()
    shell.network.reply('GET /api/recruiter/chats', [{ ...chat, unread: 0 }])
    await user.click(screen.getByRole('button', { name: 'Back' }))
    const row = await screen.findByRole('button', { name: /Noa Levi/ })
    expect(row).toBeVisible()
    await screen.findByText(/Hi/)
    expect(within(row).queryByText('1')).toBeNull()
  })
})

describe('sending', () => {
  it('trims, shows the message at once and keeps it once', async () => {
    const shell = start()
    const release = shell.network.hold('POST /api/recruiter/chats/send')
    render(shell.wrap(<ChatWidgetScreen />))
    const user = await openConversation()
    await user.type(composer(), '  Tuesday?  {Enter}')
    expect(screen.getByText('Tuesday?')).toBeVisible()
    expect(screen.getByText('Sending...')).toBeVisible()
    expect(composer()).toHaveValue('')
    const [sent] = shell.network.requests('POST /api/recruiter/chats/send')
    expect(sent?.body).toMatchObject({ id: 7, message: 'Tuesday?' })
    await act(async () =>
      release(aMessage({ seq: 3, message: 'Tuesday?', clientKey: sent?.body?.clientKey ?? '' })),
    )
    expect(screen.getAllByText('Tuesday?')).toHaveLength(1)
    expect(screen.queryByText('Sending...')).toBeNull()
  })

  it('sends nothing that is empty, breaks lines with Shift+Enter, and waits for composing', async () => {
    const shell = start()
    render(shell.wrap(<ChatWidgetScreen />))
    const user = await openConversation()
    await user.type(composer(), '   {Enter}')
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
    await user.clear(composer())
    await user.type(composer(), 'one{Shift>}{Enter}{/Shift}two')
    expect(composer()).toHaveValue('one\ntwo')
    fireEvent.keyDown(composer(), { key: 'Enter', isComposing: true })
    expect(shell.network.requests('POST /api/recruiter/chats/send')).toHaveLength(0)
  })

  it('offers Retry for a message that failed, with the same key', async () => {
    const shell = start()
    render(shell.wrap(<ChatWidgetScreen />))
    const user = await openConversation()
    shell.network.fail('POST /api/recruiter/chats/send', 503)
    await user.type(composer(), 'Are you there?{Enter}')
    expect(await screen.findByText('Not sent')).toBeVisible()
    prepare(shell.network)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Are you there?')).toBeVisible()
    expect(screen.queryByText('Not sent')).toBeNull()
    const keys = shell.network
      .requests('POST /api/recruiter/chats/send')
      .map(({ body }) => body?.clientKey)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('keeps unsent text per chat while the page lives', async () => {
    render(start().wrap(<ChatWidgetScreen />))
    const user = await openConversation()
    await user.type(composer(), 'half a thou')
    await user.keyboard('{Escape}')
    await openConversation()
    expect(composer()).toHaveValue('half a thou')
  })
})

describe('opening', () => {
  it('opens the chat that session storage asks for, and clears both flags', async () => {
    const shell = start()
    sessionStorage.setItem('openChat', 'true')
    sessionStorage.setItem('activeChatId', '7')
    render(shell.wrap(<ChatWidgetScreen />))
    expect(await screen.findByText(first.message)).toBeVisible()
    expect(sessionStorage.getItem('openChat')).toBeNull()
    expect(sessionStorage.getItem('activeChatId')).toBeNull()
  })

  it('stays closed without the request, and clears what is left of one', () => {
    const shell = start()
    sessionStorage.setItem('activeChatId', '7')
    render(shell.wrap(<ChatWidgetScreen />))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sessionStorage.getItem('activeChatId')).toBeNull()
  })

  it('opens on the event of a notification', async () => {
    render(start().wrap(<ChatWidgetScreen />))
    act(() => {
      window.dispatchEvent(new CustomEvent('openChatFromNotification', { detail: { chatId: 7 } }))
    })
    expect(await screen.findByText(first.message)).toBeVisible()
  })

  it('says so when the chat is not there', async () => {
    render(start().wrap(<ChatWidgetScreen />))
    act(() => {
      window.dispatchEvent(new CustomEvent('openChatFromNotification', { detail: { chatId: 8 } }))
    })
    expect(await screen.findByText('Failed to open chat. Please try again.')).toBeVisible()
    expect(await screen.findByRole('button', { name: /Noa Levi/ })).toBeVisible()
  })
})

it('is not there for a visitor', () => {
  render(createTestShell().wrap(<ChatWidgetScreen />))
  expect(screen.queryByRole('button', { name: /^Messages/ })).toBeNull()
})

it('shows a job seeker the company of whom they talk with', async () => {
  const shell = createTestShell({ role: 'jobseeker' })
  shell.network.reply('GET /api/user/chats', [{ ...chat, recruiter: recruiterName }])
  shell.network.reply('GET /api/user/chats/user-new-messages-count', 0)
  shell.network.reply('GET /api/user/chats/messages/:chatId', [first])
  shell.network.reply('GET /api/user/chats/user-check-new-message/:chatId', false)
  render(shell.wrap(<ChatWidgetScreen />))
  await userEvent.click(openButton())
  await userEvent.click(await screen.findByRole('button', { name: /Maya Brandt/ }))
  expect(await screen.findByRole('heading', { name: 'Maya Brandt' })).toBeVisible()
  expect(screen.getByText('Lumen Works')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Maya Brandt' })).toBeNull()
})

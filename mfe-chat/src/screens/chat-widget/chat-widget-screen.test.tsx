import { live } from '@swipefolio/shared/api'
import { events } from '@swipefolio/shared/between-apps'
import { useSession } from '@swipefolio/shared/session'
import { aChat, createTestShell } from '@swipefolio/shared/testing'
import { act, render, screen, within } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import {
  calls,
  composer,
  fromNoa,
  noa,
  pretendMedia,
  setUpWidget,
} from '../../testing/set-up-widget'
import ChatWidgetScreen from './chat-widget-screen'

beforeEach(() => {
  jest.spyOn(console, 'debug').mockImplementation()
  pretendMedia()
})
afterEach(() => {
  jest.useRealTimers()
})

const chatWindow = () => screen.queryByRole('dialog', { name: 'Messages' })
const floatingButton = () => screen.getByRole('button', { name: /^Messages/ })
const failure = 'Failed to open chat. Please try again.'

const hideTab = (isHidden: boolean) =>
  act(() => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

const requestChat = (chatId: unknown) =>
  act(() => {
    window.dispatchEvent(new CustomEvent('openChatFromNotification', { detail: { chatId } }))
  })

it('renders nothing without a session', () => {
  const shell = createTestShell()
  render(shell.wrap(<ChatWidgetScreen />))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(shell.network.unexpected).toEqual([])
})

describe('the unread badge', () => {
  it('shows no error when counting fails, and polls with exponential back-off', async () => {
    const { network, start, advanceTime } = setUpWidget()
    network.fail(calls.count, 500)
    await start()
    await advanceTime(60_000)
    expect(floatingButton()).toHaveAccessibleName('Messages')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(network.requests(calls.count).length).toBeLessThan(6)
    expect(console.debug).toHaveBeenCalled()
  })

  it('polls every 5 seconds, not in a hidden tab, and at once when the tab becomes visible', async () => {
    const { network, start, advanceTime } = setUpWidget()
    document.title = 'Swipe'
    await start()
    network.reply(calls.count, 3)
    await advanceTime(5000)
    expect(floatingButton()).toHaveAccessibleName('Messages 3 unread messages')
    expect(document.title).toBe('(3) Swipe')
    hideTab(true)
    const before = network.requests(calls.count).length
    await advanceTime(30_000)
    expect(network.requests(calls.count)).toHaveLength(before)
    hideTab(false)
    await advanceTime(10)
    expect(network.requests(calls.count)).toHaveLength(before + 1)
  })

  it('is cleared on open, does not poll while open, and shows 0 until the next count', async () => {
    const { network, start, open, advanceTime, user } = setUpWidget()
    network.reply(calls.count, 3)
    await start()
    await open()
    const before = network.requests(calls.count).length
    await advanceTime(20_000)
    expect(network.requests(calls.count)).toHaveLength(before)
    const respond = network.hold(calls.count)
    await user.keyboard('{Escape}')
    expect(floatingButton()).toHaveAccessibleName('Messages')
    respond(1)
    await advanceTime(10)
    expect(floatingButton()).toHaveAccessibleName('Messages 1 unread message')
  })

  it('is counted for messages that arrive while the tab is hidden, in the title, too', async () => {
    const { network, start, open, advanceTime } = setUpWidget()
    const arrive = () =>
      act(() => live.publish({ type: 'message', chatId: 42, seq: 1, sender: 'jobseeker' }))
    document.title = 'Swipe'
    await start()
    hideTab(true)
    network.reply(calls.count, 1)
    arrive()
    await advanceTime(10)
    expect(document.title).toBe('(1) Swipe')
    hideTab(false)
    await open()
    expect(document.title).toBe('Swipe')
    hideTab(true)
    arrive()
    expect(document.title).toBe('(1) Swipe')
    hideTab(false)
    expect(document.title).toBe('Swipe')
  })

  it('is removed from the title when the session ends', async () => {
    const { network, start, advanceTime } = setUpWidget()
    document.title = 'Swipe'
    network.reply(calls.count, 2)
    await start()
    await advanceTime(10)
    expect(document.title).toBe('(2) Swipe')
    act(() => useSession.getState().logout())
    expect(document.title).toBe('Swipe')
  })
})

describe('the list', () => {
  it('offers to try again when loading fails, and keeps the list when a later load fails', async () => {
    const { network, chat, start, open, advanceTime, user } = setUpWidget()
    network.fail(calls.list, 500)
    await start()
    await open()
    await advanceTime(600)
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load chats')
    network.reply(calls.list, [chat])
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await advanceTime(10)
    expect(screen.getByRole('button', { name: /Noa Levi/ })).toBeVisible()
    network.fail(calls.list, 500)
    await advanceTime(12_000)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: /Noa Levi/ })).toBeVisible()
  })

  it('explains in the empty state where chats come from, with a way to the deck that closes the widget', async () => {
    const { network, user, location, start, open } = setUpWidget([], '/faq')
    network.reply(calls.list, [])
    await start()
    await open()
    expect(
      screen.getByText(
        'No chats available. When recruiters like your projects, chats will appear here.',
      ),
    ).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Start Swiping' }))
    expect(location()).toBe('/swipeprojects')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows name, preview, age and unread messages, in the order of the server', async () => {
    const { network, chat, start, open } = setUpWidget()
    jest.setSystemTime(new Date('2026-01-01T15:00:00Z'))
    const dana = aChat({ user: { ...noa, id: 8, firstName: 'דנה', lastName: 'כהן' } })
    const said = fromNoa(1, 'היי, אפשר גם לדבר בעברית אם זה נוח')
    const hello = { ...fromNoa(2, 'Hello'), senderUser: dana.user }
    const other = { ...dana, id: 99, messages: [hello] }
    network.reply(calls.list, [dana, { ...chat, messages: [said], unread: 2 }, other])
    await start()
    await open()
    const rows = within(screen.getByRole('list')).getAllByRole('button')
    expect(rows[0]).toHaveAccessibleName(/דנה כהן.*No messages yet/)
    expect(rows[1]).toHaveAccessibleName(/Noa Levi.*3h.*2 unread messages/)
    const preview = screen.getByText(`Noa: ${said.message.slice(0, 25)}...`)
    expect(preview).toHaveAttribute('dir', 'rtl')
    expect(screen.getByText('דנה: Hello')).toHaveAttribute('dir', 'ltr')
  })
})

describe('opening by request', () => {
  const request = (openChat: string, chatId: string) => {
    sessionStorage.setItem('openChat', openChat)
    sessionStorage.setItem('activeChatId', chatId)
  }
  const flags = () => [sessionStorage.getItem('openChat'), sessionStorage.getItem('activeChatId')]

  it.each([
    ['false', '42'],
    ['true', ''],
    ['true', 'no number'],
  ])(
    'stays closed on openChat %s and activeChatId "%s", and removes both flags',
    async (...given) => {
      const { start } = setUpWidget()
      request(...given)
      await start()
      expect(chatWindow()).not.toBeInTheDocument()
      expect(flags()).toEqual([null, null])
    },
  )

  it('opens a chat that is requested between the first render and its effects', async () => {
    const { network, wrap } = createTestShell({ role: 'jobseeker' })
    network.reply('GET /api/user/chats', [aChat({ id: 42 })])
    network.reply('GET /api/user/chats/messages/:chatId', [])
    network.reply('GET /api/user/chats/user-check-new-message/:chatId', false)
    const Requester = () => {
      useLayoutEffect(() => request('true', '42'), [])
      return null
    }
    render(
      wrap(
        <>
          <ChatWidgetScreen />
          <Requester />
        </>,
      ),
    )
    expect(await screen.findByRole('heading', { name: 'Maya Brandt' })).toBeVisible()
    expect(flags()).toEqual([null, null])
  })

  it.each(['/login', '/signup'])('stays closed on %s, and removes both flags', async (path) => {
    const { start } = setUpWidget([], path)
    request('true', '42')
    await start()
    expect(chatWindow()).not.toBeInTheDocument()
    expect(flags()).toEqual([null, null])
  })

  it('opens the chat of session storage on load, and removes both flags', async () => {
    const { start } = setUpWidget([fromNoa(1, 'Good morning')])
    request('true', '42')
    await start()
    expect(screen.getByRole('link', { name: 'Noa Levi' })).toBeVisible()
    expect(screen.getByText('Good morning')).toBeVisible()
    expect(composer()).toHaveFocus()
    expect(flags()).toEqual([null, null])
  })

  it('shows an error and the list when the chat does not exist', async () => {
    const { start, advanceTime } = setUpWidget()
    await start()
    requestChat(999)
    await advanceTime(10)
    expect(screen.getByRole('alert')).toHaveTextContent(failure)
    expect(screen.getByRole('heading', { name: 'Messages' })).toBeVisible()
  })

  it('stays closed when the window was closed before the missing chat was detected', async () => {
    const { network, start, advanceTime, user } = setUpWidget()
    const respond = network.hold(calls.list)
    await start()
    requestChat(999)
    await advanceTime(10)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    respond([])
    await advanceTime(10)
    expect(chatWindow()).not.toBeInTheDocument()
  })

  it('opens the chat of an event, and reloads the list when it is not in the cache', async () => {
    const { network, chat, start, open, advanceTime } = setUpWidget()
    network.reply(calls.list, [])
    await start()
    await open()
    network.reply(calls.list, [chat])
    request('true', '42')
    requestChat(42)
    await advanceTime(10)
    expect(screen.getByRole('link', { name: 'Noa Levi' })).toBeVisible()
    expect(flags()).toEqual([null, null])
  })

  it('returns the focus to the element that requested the chat', async () => {
    const { start, advanceTime, user } = setUpWidget()
    const opener = document.body.appendChild(document.createElement('button'))
    const handleClosed = jest.fn()
    window.addEventListener('chatClosed', handleClosed, { once: true })
    await start()
    opener.focus()
    requestChat(42)
    await advanceTime(10)
    expect(composer()).toHaveFocus()
    opener.focus()
    requestChat(42)
    expect(chatWindow()).toHaveFocus()
    expect(handleClosed).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(chatWindow()).not.toBeInTheDocument()
    expect(opener).toHaveFocus()
    expect(handleClosed).toHaveBeenCalled()
    opener.remove()
  })

  it('returns the focus to it also when the event follows the opening on load', async () => {
    const { start, advanceTime, user } = setUpWidget()
    const opener = document.body.appendChild(document.createElement('button'))
    opener.focus()
    request('true', '42')
    await start()
    expect(composer()).toHaveFocus()
    requestChat(42)
    await advanceTime(10)
    await user.keyboard('{Escape}')
    expect(opener).toHaveFocus()
    opener.remove()
  })

  it('opens the list when its command is chosen, and no other app’s', async () => {
    const { start } = setUpWidget()
    await start()
    const choose = (app: string) => act(() => events.commandChosen.send({ app, act: 'messages' }))
    choose('mfe-other')
    expect(chatWindow()).not.toBeInTheDocument()
    choose('mfe-chat')
    expect(screen.getByRole('heading', { name: 'Messages' })).toBeVisible()
    expect(chatWindow()).toHaveFocus()
  })

  it('ignores an event without a chat id', async () => {
    const { start } = setUpWidget()
    await start()
    requestChat(undefined)
    expect(chatWindow()).not.toBeInTheDocument()
  })
})

describe('the window', () => {
  it('receives the focus, and returns it to the button on Esc', async () => {
    const { start, open, user } = setUpWidget()
    await start()
    expect(floatingButton()).not.toHaveFocus()
    await open()
    expect(chatWindow()).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(chatWindow()).not.toBeInTheDocument()
    expect(floatingButton()).toHaveFocus()
  })

  it('closes on Esc in the page that empties no search, and leaves the focus on what it covered', async () => {
    const { start, open, user } = setUpWidget()
    await start()
    const field = document.body.appendChild(document.createElement('input'))
    await open()
    Object.assign(field, { type: 'search', placeholder: 'Search', value: 'kite' })
    field.focus()
    await user.keyboard('{Escape}')
    expect(chatWindow()).toBeInTheDocument()
    field.value = ''
    await user.keyboard('{Escape}')
    expect(chatWindow()).not.toBeInTheDocument()
    expect(field).toHaveFocus()
    field.remove()
  })

  it('returns the focus to the row of the chat on Back, and reloads the list', async () => {
    const { network, openNoa, advanceTime, user } = setUpWidget()
    await openNoa()
    expect(composer()).toHaveFocus()
    const before = network.requests(calls.list).length
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await advanceTime(10)
    expect(screen.getByRole('button', { name: /Noa Levi/ })).toHaveFocus()
    expect(network.requests(calls.list).length).toBeGreaterThan(before)
  })

  it('closes when a recruiter follows the link to the job seeker', async () => {
    const { location, openNoa, user } = setUpWidget()
    await openNoa()
    await user.click(screen.getByRole('link', { name: 'Noa Levi' }))
    expect(location()).toBe('/user/7')
    expect(chatWindow()).not.toBeInTheDocument()
    expect(floatingButton()).not.toHaveFocus()
  })

  it('shows a job seeker the recruiter and the company, without a link', async () => {
    const { network, wrap } = createTestShell({ role: 'jobseeker' })
    sessionStorage.setItem('openChat', 'true')
    sessionStorage.setItem('activeChatId', '42')
    network.reply('GET /api/user/chats', [aChat({ id: 42 })])
    network.reply('GET /api/user/chats/messages/:chatId', [])
    network.reply('GET /api/user/chats/user-check-new-message/:chatId', false)
    render(wrap(<ChatWidgetScreen />))
    expect(await screen.findByRole('heading', { name: 'Maya Brandt' })).toBeVisible()
    expect(screen.getByText('Lumen Works')).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('traps the focus where it covers the page', async () => {
    pretendMedia('max-width')
    const { start, open, user } = setUpWidget()
    await start()
    await open()
    await user.tab({ shift: true })
    expect(screen.getByRole('button', { name: /Noa Levi/ })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  })
})

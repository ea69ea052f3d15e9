import { toast } from '@swipefolio/shared/ui'
import { aChat, createTestShell } from '@swipefolio/shared/testing'
import { act, render, screen, within } from '@testing-library/react'
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
  act(() => toast.clear())
})

const chatWindow = () => screen.queryByRole('dialog', { name: 'Messages' })
const floatingButton = () => screen.getByRole('button', { name: /^Messages/ })
const failure = 'Failed to open chat. Please try again.'

const hideTab = (isHidden: boolean) =>
  act(() => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

const ask = (chatId: unknown) =>
  act(() => {
    window.dispatchEvent(new CustomEvent('openChatFromNotification', { detail: { chatId } }))
  })

it('shows nothing to somebody who is not logged in', () => {
  const shell = createTestShell()
  render(shell.wrap(<ChatWidgetScreen />))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(shell.network.unexpected).toEqual([])
})

describe('the unread badge', () => {
  it('stays silent when counting fails, and asks less and less often', async () => {
    const { network, start, pass } = setUpWidget()
    network.fail(calls.count, 500)
    await start()
    await pass(60_000)
    expect(floatingButton()).toHaveAccessibleName('Messages')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(network.requests(calls.count).length).toBeLessThan(6)
    expect(console.debug).toHaveBeenCalled()
  })

  it('counts every 5 seconds, not in a hidden tab, and at once when the tab is seen again', async () => {
    const { network, start, pass } = setUpWidget()
    await start()
    network.reply(calls.count, 3)
    await pass(5000)
    expect(floatingButton()).toHaveAccessibleName('Messages 3 unread messages')
    hideTab(true)
    const before = network.requests(calls.count).length
    await pass(30_000)
    expect(network.requests(calls.count)).toHaveLength(before)
    hideTab(false)
    await pass(10)
    expect(network.requests(calls.count)).toHaveLength(before + 1)
  })

  it('is cleared by opening, rests while open, and shows 0 until counted anew', async () => {
    const { network, start, open, pass, user } = setUpWidget()
    network.reply(calls.count, 3)
    await start()
    await open()
    const before = network.requests(calls.count).length
    await pass(20_000)
    expect(network.requests(calls.count)).toHaveLength(before)
    const answer = network.hold(calls.count)
    await user.keyboard('{Escape}')
    expect(floatingButton()).toHaveAccessibleName('Messages')
    answer(1)
    await pass(10)
    expect(floatingButton()).toHaveAccessibleName('Messages 1 unread message')
  })
})

describe('the list', () => {
  it('offers another try when it cannot be loaded, and keeps the list when a later load fails', async () => {
    const { network, chat, start, open, pass, user } = setUpWidget()
    network.fail(calls.list, 500)
    await start()
    await open()
    await pass(600)
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load chats')
    network.reply(calls.list, [chat])
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await pass(10)
    expect(screen.getByRole('button', { name: /Noa Levi/ })).toBeVisible()
    network.fail(calls.list, 500)
    await pass(12_000)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: /Noa Levi/ })).toBeVisible()
  })

  it('says where chats come from when there is none', async () => {
    const { network, start, open } = setUpWidget()
    network.reply(calls.list, [])
    await start()
    await open()
    expect(
      screen.getByText(
        'No chats available. When recruiters like your projects, chats will appear here.',
      ),
    ).toBeVisible()
  })

  it('shows name, preview, age and unread messages, in the order of the server', async () => {
    const { network, chat, start, open } = setUpWidget()
    jest.setSystemTime(new Date('2026-01-01T15:00:00Z'))
    const dana = aChat({ user: { ...noa, id: 8, firstName: 'דנה', lastName: 'כהן' } })
    const said = fromNoa(1, 'היי, אפשר גם לדבר בעברית אם זה נוח')
    network.reply(calls.list, [dana, { ...chat, messages: [said], unread: 2 }])
    await start()
    await open()
    const rows = within(screen.getByRole('list')).getAllByRole('button')
    expect(rows[0]).toHaveAccessibleName(/דנה כהן.*No messages yet/)
    expect(rows[1]).toHaveAccessibleName(/Noa Levi.*3h.*2 unread messages/)
    const preview = screen.getByText(`Noa: ${said.message.slice(0, 25)}...`)
    expect(preview).toHaveAttribute('dir', 'rtl')
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
  ])('stays closed on openChat %s and activeChatId "%s", and forgets both', async (...given) => {
    const { start } = setUpWidget()
    request(...given)
    await start()
    expect(chatWindow()).not.toBeInTheDocument()
    expect(flags()).toEqual([null, null])
  })

  it.each(['/login', '/signup'])('stays closed on %s, and forgets both flags', async (path) => {
    const { start } = setUpWidget([], path)
    request('true', '42')
    await start()
    expect(chatWindow()).not.toBeInTheDocument()
    expect(flags()).toEqual([null, null])
  })

  it('opens the chat of session storage on load, and forgets both flags', async () => {
    const { start } = setUpWidget([fromNoa(1, 'Good morning')])
    request('true', '42')
    await start()
    expect(screen.getByRole('link', { name: 'Noa Levi' })).toBeVisible()
    expect(screen.getByText('Good morning')).toBeVisible()
    expect(composer()).toHaveFocus()
    expect(flags()).toEqual([null, null])
  })

  it('says so and shows the list when the chat is not there', async () => {
    const { start, pass } = setUpWidget()
    await start()
    ask(999)
    await pass(10)
    expect(screen.getByRole('alert')).toHaveTextContent(failure)
    expect(screen.getByRole('heading', { name: 'Messages' })).toBeVisible()
  })

  it('stays closed when the window was closed before the chat was found missing', async () => {
    const { network, start, pass, user } = setUpWidget()
    const answer = network.hold(calls.list)
    await start()
    ask(999)
    await pass(10)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    answer([])
    await pass(10)
    expect(chatWindow()).not.toBeInTheDocument()
  })

  it('opens the chat of an event, loading the list anew for one that is not known yet', async () => {
    const { network, chat, start, open, pass } = setUpWidget()
    network.reply(calls.list, [])
    await start()
    await open()
    network.reply(calls.list, [chat])
    request('true', '42')
    ask(42)
    await pass(10)
    expect(screen.getByRole('link', { name: 'Noa Levi' })).toBeVisible()
    expect(flags()).toEqual([null, null])
  })

  it('ignores an event without a chat', async () => {
    const { start } = setUpWidget()
    await start()
    ask(undefined)
    expect(chatWindow()).not.toBeInTheDocument()
  })
})

describe('the window', () => {
  it('takes the focus, and gives it back on Esc', async () => {
    const { start, open, user } = setUpWidget()
    await start()
    expect(floatingButton()).not.toHaveFocus()
    await open()
    expect(chatWindow()).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(chatWindow()).not.toBeInTheDocument()
    expect(floatingButton()).toHaveFocus()
  })

  it('goes back to the row that one came from, and loads the list anew', async () => {
    const { network, openNoa, pass, user } = setUpWidget()
    await openNoa()
    expect(composer()).toHaveFocus()
    const before = network.requests(calls.list).length
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await pass(10)
    expect(screen.getByRole('button', { name: /Noa Levi/ })).toHaveFocus()
    expect(network.requests(calls.list).length).toBeGreaterThan(before)
  })

  it('leads a recruiter to the job seeker and closes', async () => {
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

  it('keeps Tab inside where it hides the page', async () => {
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

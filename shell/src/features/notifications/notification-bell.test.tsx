import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Notification, NotificationType, Role } from '@swipefolio/shared/contract'
import { aNotification, createTestShell } from '@swipefolio/shared/testing'
import { live, whenSettled } from '@swipefolio/shared/api'
import { NotificationBell } from './notification-bell'

// The first check waits for that.
beforeAll(() => new Promise<void>(whenSettled))
afterEach(() => jest.useRealTimers())

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const older = aNotification({ id: 1, message: 'Older', createdAt: minutesAgo(90) })
const newer = aNotification({ id: 2, message: 'Newer', createdAt: minutesAgo(2) })
const hidden = aNotification({ id: 3, notificationType: 'MESSAGE', message: 'Hidden' })

const timedUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

function prepare(list: Notification[], role: Role = 'jobseeker', user = userEvent.setup()) {
  const shell = createTestShell({ role, path: '/faq' })
  const hasUnseen = list.some(
    ({ seen, notificationType }) => !seen && notificationType !== 'MESSAGE',
  )
  const prefix = role === 'recruiter' ? 'recruiter' : 'user'
  shell.network.reply(`GET /api/${prefix}/notifications/unseen-exist`, hasUnseen)
  shell.network.reply(`GET /api/${prefix}/notifications`, list)
  shell.network.reply(`PUT /api/${prefix}/notifications/:id/seen`, '')
  return {
    shell,
    user,
    show: () => render(shell.wrap(<NotificationBell role={role} />)),
  }
}

const bell = () => screen.getByRole('button', { name: /^Notifications/ })

async function openPanel(list: Notification[], role?: Role, user?: ReturnType<typeof timedUser>) {
  const prepared = prepare(list, role, user)
  prepared.show()
  await prepared.user.click(bell())
  return { ...prepared, panel: screen.getByRole('dialog', { name: 'Notifications' }) }
}

test('shows an error when loading fails, and tries again', async () => {
  const { shell, show, user } = prepare([])
  shell.network.fail('GET /api/user/notifications', 400, 'Some other sentence')
  show()
  await user.click(bell())
  expect(await screen.findByText('Failed to load notifications')).toBeInTheDocument()

  shell.network.reply('GET /api/user/notifications', [])
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('No notifications')).toBeInTheDocument()
})

test('shows the loading state', async () => {
  const { shell, show, user } = prepare([])
  const answer = shell.network.hold('GET /api/user/notifications')
  show()
  await user.click(bell())
  expect(screen.getByText('Loading notifications...')).toBeInTheDocument()
  await act(async () => answer([]))
  expect(await screen.findByText('No notifications')).toBeInTheDocument()
})

test('counts unseen notifications, except for messages', async () => {
  const { show } = prepare([older, newer, hidden])
  show()
  expect(await screen.findByRole('button', { name: 'Notifications 2 unseen' })).toBeInTheDocument()
  expect(sessionStorage.getItem('notificationCount')).toBe('2')
  expect(JSON.parse(sessionStorage.getItem('notifications') ?? '')).toHaveLength(3)
})

test('shows the stored count before the first response', () => {
  const { shell, show } = prepare([])
  shell.network.hold('GET /api/user/notifications/unseen-exist')
  sessionStorage.setItem('notifications', JSON.stringify([older]))
  show()
  expect(bell()).toHaveAccessibleName('Notifications 1 unseen')
})

test('polls every five seconds, and does not fetch the list while nothing is unseen', async () => {
  jest.useFakeTimers()
  const { shell, show } = prepare([{ ...older, seen: true }])
  show()
  await act(() => jest.advanceTimersByTimeAsync(4900))
  expect(shell.network.requests('GET /api/user/notifications/unseen-exist')).toHaveLength(1)
  expect(shell.network.requests('GET /api/user/notifications')).toHaveLength(0)

  shell.network.reply('GET /api/user/notifications/unseen-exist', true)
  shell.network.reply('GET /api/user/notifications', [newer])
  await act(() => jest.advanceTimersByTimeAsync(200))
  expect(shell.network.requests('GET /api/user/notifications/unseen-exist')).toHaveLength(2)
  expect(bell()).toHaveAccessibleName('Notifications 1 unseen')
})

test('does not poll while the tab is hidden', async () => {
  jest.useFakeTimers()
  const { shell, show } = prepare([])
  show()
  await act(() => jest.advanceTimersByTimeAsync(100))
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  expect(shell.network.requests('GET /api/user/notifications/unseen-exist')).toHaveLength(1)

  visibility.mockReturnValue('visible')
  window.dispatchEvent(new Event('visibilitychange'))
  await act(() => jest.advanceTimersByTimeAsync(500))
  expect(shell.network.requests('GET /api/user/notifications/unseen-exist')).toHaveLength(2)
  visibility.mockRestore()
})

test('lists the newest first with relative times and marks each unseen one as seen', async () => {
  const { shell, panel } = await openPanel([older, newer, hidden, { ...older, id: 4, seen: true }])
  const items = await within(panel).findAllByRole('listitem')
  expect(items[0]).toHaveTextContent('Newer2 minutes ago')
  expect(items[1]).toHaveTextContent('Older1 hour ago')
  expect(within(panel).queryByText('Hidden')).not.toBeInTheDocument()
  await waitFor(() => {
    const marked = shell.network.requests('PUT /api/user/notifications/:id/seen')
    expect(marked.map(({ params }) => params['id'])).toEqual(['2', '1'])
  })
  expect(bell()).toHaveAccessibleName('Notifications')
  expect(sessionStorage.getItem('notificationCount')).toBe('0')
})

test('groups those of one day under its name', async () => {
  const at = (daysAgo: number) => {
    const day = new Date()
    day.setDate(day.getDate() - daysAgo)
    return day.toISOString()
  }
  const ages = [0, 0, 1, 6, 7]
  const list = ages.map((age, id) =>
    aNotification({ id, message: `Of ${age}`, createdAt: at(age), seen: true }),
  )
  const { panel } = await openPanel(list)
  const days = await within(panel).findAllByRole('heading', { level: 3 })
  const weekday = new Date(at(6)).toLocaleDateString(undefined, { weekday: 'long' })
  const earlier = new Date(at(7)).toLocaleDateString(undefined, { dateStyle: 'medium' })
  expect(days.map((day) => day.textContent)).toEqual(['Today', 'Yesterday', weekday, earlier])
  const [today] = within(panel).getAllByRole('list')
  expect(within(today ?? panel).getAllByRole('listitem')).toHaveLength(2)
})

test('a list that was read before the marks leaves no count behind when the panel is closed', async () => {
  jest.useFakeTimers()
  const lessThanPoll = () => act(() => jest.advanceTimersByTimeAsync(1000))
  const { shell, user } = await openPanel([older], 'jobseeker', timedUser())
  await lessThanPoll()
  expect(shell.network.requests('PUT /api/user/notifications/:id/seen')).toHaveLength(1)
  const answer = shell.network.hold('GET /api/user/notifications')
  act(() => live.publish({ type: 'notification' }))
  act(() => live.publish({ type: 'notification' }))
  await lessThanPoll()
  await user.keyboard('{Escape}')
  shell.network.reply('GET /api/user/notifications/unseen-exist', false)
  await act(async () => answer([older]))
  await lessThanPoll()
  expect(bell()).toHaveAccessibleName('Notifications')
})

test('only logs when marking as seen fails', async () => {
  const debug = jest.spyOn(console, 'debug').mockImplementation()
  const { shell, user, show } = prepare([older])
  shell.network.fail('PUT /api/user/notifications/:id/seen', 500)
  show()
  await user.click(bell())
  await screen.findByText('Older')
  await waitFor(() => expect(debug).toHaveBeenCalled())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('focuses the panel, and closes it on Esc, on a press outside and by its button', async () => {
  const { user, panel } = await openPanel([older])
  expect(panel).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(panel).not.toBeInTheDocument()
  expect(bell()).toHaveFocus()

  await user.click(bell())
  await user.click(screen.getByRole('button', { name: 'Close notifications' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(bell()).toHaveFocus()

  await user.click(bell())
  await user.click(document.body)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('opens the request of a new link for a recruiter', async () => {
  const link = aNotification({ notificationType: 'LINK', message: 'A link', typeReferenceId: 42 })
  const { user, shell, panel } = await openPanel([link], 'recruiter')
  await user.click(await within(panel).findByRole('button', { name: /A link/ }))
  expect(shell.location()).toBe('/dashboard?section=requests&links=42')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('lists a kind that only a newer server knows', async () => {
  const unknown = { ...newer, notificationType: 'NEWS' as NotificationType }
  const { user, shell, panel } = await openPanel([unknown])
  await user.click(await within(panel).findByRole('button', { name: /Newer/ }))
  expect(shell.location()).toBe('/faq')
})

describe('a chat notification', () => {
  const chat = aNotification({ message: 'A chat', typeReferenceId: 77 })

  async function openChat() {
    jest.useFakeTimers()
    const opened = await openPanel([chat], 'jobseeker', timedUser())
    const events: unknown[] = []
    window.addEventListener(
      'openChatFromNotification',
      (event) => events.push((event as CustomEvent).detail),
      { once: true },
    )
    await opened.user.click(await within(opened.panel).findByRole('button', { name: /A chat/ }))
    await act(() => jest.advanceTimersByTimeAsync(0))
    return { ...opened, events }
  }

  test('stores the chat, navigates home and dispatches the event 100 ms later', async () => {
    const { shell, events } = await openChat()
    expect(shell.location()).toBe('/')
    expect(sessionStorage.getItem('activeChatId')).toBe('77')
    expect(sessionStorage.getItem('openChat')).toBe('true')
    await act(() => jest.advanceTimersByTimeAsync(99))
    expect(events).toEqual([])
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(events).toEqual([{ chatId: 77 }])
  })
})

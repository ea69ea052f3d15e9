import { live } from '@swipefolio/shared/api'
import type { Notification, Role } from '@swipefolio/shared/contract'
import { aNotification, createTestShell } from '@swipefolio/shared/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NotificationBell } from './notification-bell'

const old = aNotification({ id: 1, message: 'Liked long ago' })
const chat = aNotification({ id: 2, message: 'Maya liked your project', typeReferenceId: 77 })
const link = aNotification({ id: 3, message: 'A link', notificationType: 'LINK' })
const message = aNotification({ id: 4, message: 'A message', notificationType: 'MESSAGE' })

afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

async function setUp(list: Notification[] = [old]) {
  const role: Role = 'jobseeker'
  const shell = createTestShell({ role, path: '/faq' })
  const { network } = shell
  const answer = (next: Notification[]) => {
    network.reply('GET /api/user/notifications/unseen-exist', next.length > 0)
    network.reply('GET /api/user/notifications', next)
  }
  network.reply('PUT /api/user/notifications/:id/seen', '')
  answer(list)
  render(shell.wrap(<NotificationBell role={role} />))
  await screen.findByRole('button', {
    name: list.length > 0 ? `Notifications ${list.length} unseen` : 'Notifications',
  })
  await waitFor(() =>
    expect(network.requests('GET /api/user/notifications/unseen-exist')).toHaveLength(1),
  )
  const arrive = async (...arrived: Notification[]) => {
    const before = network.requests('GET /api/user/notifications').length
    answer([...arrived, ...list])
    act(() => live.publish({ type: 'notification' }))
    await waitFor(() =>
      expect(network.requests('GET /api/user/notifications').length).toBeGreaterThan(before),
    )
  }
  return { ...shell, arrive }
}

it.each([
  ['and some were unseen before', [old]],
  ['and all were seen before', []],
])('a chat notification that arrives shows its sentence once, %s', async (_, list) => {
  const { arrive } = await setUp(list)
  await arrive(chat)
  expect(await screen.findByRole('status')).toHaveTextContent('Maya liked your project')
  expect(screen.queryByText('Liked long ago')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await arrive(chat)
  expect(screen.queryByRole('status')).toBeNull()
})

it('its button opens the chat over the page and marks it as seen', async () => {
  const { arrive, location, network } = await setUp()
  await arrive(chat)
  const opened = new Promise((resolve) => {
    window.addEventListener('openChatFromNotification', resolve, { once: true })
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Open Chat' }))
  expect(await opened).toMatchObject({ detail: { chatId: 77 } })
  expect(location()).toBe('/faq')
  const marked = network.requests('PUT /api/user/notifications/:id/seen')
  expect(marked.map(({ params }) => params.id)).toEqual(['2'])
})

it('links and messages show none', async () => {
  const { arrive } = await setUp()
  await arrive(link, message)
  await screen.findByRole('button', { name: 'Notifications 2 unseen' })
  expect(screen.queryByRole('status')).toBeNull()
})

it('an open panel shows none', async () => {
  const { arrive, network } = await setUp()
  await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }))
  await screen.findByText('Liked long ago')
  await arrive(chat)
  await waitFor(() =>
    expect(network.requests('PUT /api/user/notifications/:id/seen')).toHaveLength(2),
  )
  expect(screen.queryByRole('button', { name: 'Open Chat' })).toBeNull()
})

it('a second tab in view shows none', async () => {
  const request = jest.fn((_name: string, _options: object, grant: (lock: null) => unknown) =>
    Promise.resolve(grant(null)),
  )
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  const { arrive } = await setUp()
  await arrive(chat)
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1))
  expect(request.mock.calls[0]?.[0]).toBe('toast.2')
  expect(screen.queryByRole('status')).toBeNull()
})

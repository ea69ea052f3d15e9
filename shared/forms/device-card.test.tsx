import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createHash, webcrypto } from 'node:crypto'
import { createTestShell } from '../testing'
import { DeviceCard } from './device-card'

const call = {
  get: 'GET /api/recruiter/push-devices',
  put: 'PUT /api/recruiter/push-devices',
  end: 'DELETE /api/recruiter/push-devices/:id',
} as const

const endpoint = 'https://push.test/1'
const id = createHash('sha256').update(endpoint).digest('base64url')
const all = { messages: true, contacts: true, links: true }

/** jsdom has no service workers, pushes, permissions or hashes. */
function provideDevice() {
  const given = { permission: 'default', answer: 'granted', isSubscribed: false, keys: '' }
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: async () => (given.isSubscribed = false),
  }
  const registration = {
    pushManager: {
      getSubscription: async () => (given.isSubscribed ? subscription : null),
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        given.keys = applicationServerKey
        given.isSubscribed = true
        return subscription
      },
    },
  }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  })
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto })
  Object.assign(globalThis, {
    PushManager: jest.fn(),
    Notification: {
      get permission() {
        return given.permission
      },
      requestPermission: async () => (given.permission = given.answer),
    },
  })
  return given
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  for (const name of ['PushManager', 'Notification', 'installOffer']) {
    Reflect.deleteProperty(globalThis, name)
  }
})

function setUp() {
  const shell = createTestShell({ role: 'recruiter' })
  const start = () => render(shell.wrap(<DeviceCard of="recruiter" />))
  return { ...shell, start, user: userEvent.setup() }
}

const turnOn = () => screen.findByRole('button', { name: 'Turn On Notifications' })
const unable = 'This browser shows no notifications of Swipefolio.'

it('says so where the browser has no pushes, without a call', async () => {
  setUp().start()
  expect(await screen.findByText(unable)).toBeVisible()
})

it('says so where the server sends none', async () => {
  provideDevice()
  const { network, start } = setUp()
  network.reply(call.get, { publicKey: '', devices: [] })
  start()
  expect(await screen.findByText(unable)).toBeVisible()
})

it('shows an error when loading fails, and tries again', async () => {
  provideDevice()
  const { network, start, user } = setUp()
  network.fail(call.get, 403)
  start()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load the notifications on this device',
  )
  network.reply(call.get, { publicKey: 'public', devices: [] })
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await turnOn()).toBeVisible()
})

it('asks for the permission on a click only, and says when it is denied', async () => {
  const device = provideDevice()
  device.answer = 'denied'
  const { network, start, user } = setUp()
  network.reply(call.get, { publicKey: 'public', devices: [] })
  start()
  const button = await turnOn()
  expect(device.permission).toBe('default')
  await user.click(button)
  expect(await screen.findByText(/This browser blocks notifications/)).toBeVisible()
  expect(screen.queryByText(/^Your device shows what is new/)).toBeNull()
  expect(network.requests(call.put)).toEqual([])
})

it('subscribes, saves each choice, and unsubscribes', async () => {
  const device = provideDevice()
  const { network, start, user } = setUp()
  network.reply(call.get, { publicKey: 'public', devices: [] })
  network.reply(call.put, ({ body }) => ({
    id,
    ...all,
    ...('links' in body ? { links: body.links === true } : {}),
  }))
  network.reply(call.end, 'Nothing is pushed to this device any more')
  start()
  await user.click(await turnOn())
  const links = await screen.findByRole('checkbox', {
    name: 'Repositories sent to my project requests',
  })
  expect(links).toBeChecked()
  expect(device.keys).toBe('public')
  await user.click(links)
  expect(links).not.toBeChecked()
  expect(network.requests(call.put).map(({ body }) => body)).toEqual([
    { endpoint, p256dh: 'key', auth: 'secret' },
    { endpoint, p256dh: 'key', auth: 'secret', links: false },
  ])
  await user.click(screen.getByRole('button', { name: 'Turn Off Notifications' }))
  expect(await turnOn()).toBeVisible()
  expect(network.requests(call.end)).toHaveLength(1)
  expect(device.isSubscribed).toBe(false)
})

it('rolls an optimistic choice back when saving fails', async () => {
  provideDevice().isSubscribed = true
  const { network, start, user } = setUp()
  network.reply(call.get, { publicKey: 'public', devices: [{ id, ...all }] })
  network.fail(call.put, 500)
  start()
  const messages = await screen.findByRole('checkbox', { name: 'Messages that I have not read' })
  await user.click(messages)
  expect(
    await screen.findByText('Failed to change the notifications on this device'),
  ).toBeInTheDocument()
  await waitFor(() => expect(messages).toBeChecked())
})

it('offers to install the product once', async () => {
  const { start, user } = setUp()
  const prompt = jest.fn(async () => undefined)
  globalThis.installOffer = Object.assign(new Event('beforeinstallprompt'), { prompt })
  start()
  const button = await screen.findByRole('button', { name: 'Install Swipefolio' })
  await user.click(button)
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(button).not.toBeInTheDocument()
})

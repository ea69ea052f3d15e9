import { push } from '../api'
import type { MailPreferences, Role } from '../contract'

/** What this browser is pushed. */
export type DeviceState =
  /** It can show no pushes, or the server sends none. */
  | { is: 'unable' }
  /** Its person has forbidden notifications of this site. */
  | { is: 'blocked' }
  | { is: 'off'; publicKey: string }
  | { is: 'on'; id: string; chosen: MailPreferences }

/** What the page registers, too. */
const workerPath = '/sw.js'

const canShowPushes = () => 'serviceWorker' in navigator && 'PushManager' in globalThis

export async function readDevice(role: Role, signal: AbortSignal): Promise<DeviceState> {
  if (!canShowPushes()) return { is: 'unable' }
  const [{ publicKey, devices }, subscription] = await Promise.all([
    push.devices(role, signal),
    findSubscription(),
  ])
  if (!publicKey) return { is: 'unable' }
  const id = subscription && (await idOf(subscription.endpoint))
  const own = devices.find((device) => device.id === id)
  if (own) return { is: 'on', id: own.id, chosen: own }
  return Notification.permission === 'denied' ? { is: 'blocked' } : { is: 'off', publicKey }
}

/** Asks the person for the permission, which a browser allows on a click only, and subscribes. */
export async function turnOn(role: Role, publicKey: string): Promise<DeviceState> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return { is: 'blocked' }
  if (permission !== 'granted') return { is: 'off', publicKey }
  await navigator.serviceWorker.register(workerPath)
  const { pushManager } = await navigator.serviceWorker.ready
  // One that the server does not know, or that was made with another key.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  return store(role, subscription)
}

export async function choose(role: Role, choice: Partial<MailPreferences>): Promise<DeviceState> {
  const subscription = await findSubscription()
  if (!subscription) throw new Error('The browser has ended its subscription')
  return store(role, subscription, choice)
}

async function store(
  role: Role,
  subscription: PushSubscription,
  choice?: Partial<MailPreferences>,
): Promise<DeviceState> {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON()
  const stored = await push.subscribe(role, { endpoint, p256dh, auth, ...choice })
  return { is: 'on', id: stored.id, chosen: stored }
}

export async function turnOff(role: Role, id: string): Promise<void> {
  await push.remove(role, id)
  await (await findSubscription())?.unsubscribe()
}

const findSubscription = async () =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()

async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)))
  return text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

import { options, worker } from './options'

/** What a server pushes. */
interface Pushed {
  title: string
  body: string
  /** The language and direction of its words. */
  lang: string
  dir: NotificationDirection
  /** The page that a click opens in an open tab, and the address with which a new tab begins, which has no session. */
  path: string
  start: string
  /** A newer notification of the same thing replaces one with the same tag. */
  tag: string
}

/** Shows every push, because browsers withdraw the permission of a worker that keeps one to itself. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const { title, path, start, ...shown } = read(data)
  const { icon } = options
  await worker.registration.showNotification(title, { ...shown, icon, data: { path, start } })
}

function read(data: PushMessageData | null): Pushed {
  const nothing: Pushed = {
    title: options.siteName,
    body: '',
    lang: '',
    dir: 'auto',
    path: '/',
    start: '/',
    tag: '',
  }
  try {
    return { ...nothing, ...(data?.json() as Partial<Pushed>) }
  } catch {
    return nothing
  }
}

/** Opens the page of a notification in an open tab, the last one that was used, or in a new one. */
export async function openNotification(notification: Notification): Promise<void> {
  notification.close()
  const { path, start } = notification.data as Pushed
  const windows = await worker.clients.matchAll({ type: 'window' })
  const tab = windows.find(({ url }) => !options.apiPrefixes.some((prefix) => isUnder(url, prefix)))
  if (!tab) return void (await worker.clients.openWindow(start))
  tab.postMessage({ open: path })
  await tab.focus()
}

const isUnder = (url: string, prefix: string) => new URL(url).pathname.startsWith(`${prefix}/`)

/** Ends pushes to this browser and removes the notifications that it shows. */
export async function endPush(): Promise<void> {
  const { registration } = worker
  const subscription = await registration.pushManager?.getSubscription()
  const shown = await registration.getNotifications()
  for (const notification of shown) notification.close()
  await subscription?.unsubscribe()
}

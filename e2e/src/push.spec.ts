import { expect, type Page, test, type Worker } from '@playwright/test'
import { makeAccount } from './support/accounts'
import { violations } from './support/axe'
import { chatWindow } from './support/chat'
import { logInDemo } from './support/demo'
import { chosen, testInFull } from './support/is-full'
import { newPerson } from './support/people'
import { untilKept } from './support/service-worker'

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } })

/** Has the browser deliver pushes, as if a push service had sent them. */
async function pushTo(page: Page, origin: string) {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(
        ({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted,
      )
      if (own) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  return (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

interface Shown {
  title: string
  body: string
  tag: string
  lang: string
  dir: string
  data: unknown
}

/** Chromium's headless shell denies notifications, so that a list takes them in place of the operating system. */
const listNotifications = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope
    const list: Shown[] = []
    const close = (shown: Shown) => () => list.splice(list.indexOf(shown), 1)
    scope.notifications = list
    scope.registration.showNotification = async (title, options) => {
      list.push({ title, ...options } as Shown)
    }
    scope.registration.getNotifications = async () =>
      list.map((shown) => ({ ...shown, close: close(shown) }) as unknown as Notification)
  })

interface WorkerScope {
  registration: ServiceWorkerRegistration
  notifications: Shown[]
  dispatchEvent: (event: Event) => void
}

const shownBy = (worker: Worker) =>
  worker.evaluate(() =>
    (globalThis as unknown as WorkerScope).notifications.map(({ title, body, tag, lang, dir }) => ({
      title,
      body,
      tag,
      lang,
      dir,
    })),
  )

test('a push that comes while every page is closed is shown, and opens its chat', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin
  await logInDemo(page, 'recruiter')
  await page.goto('/faq')
  await untilKept(page)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('There is no worker')
  await listNotifications(worker)
  const chats = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${sessionStorage.getItem('token')}` }
    return (await (await fetch('/api/recruiter/chats', { headers })).json()) as { id: number }[]
  })
  const path = `/?chat=${chats[0]?.id}`
  const elsewhere = await context.newPage()
  const push = await pushTo(elsewhere, origin)
  await page.close()
  const news = {
    title: 'Swipefolio',
    body: 'הודעה חדשה מנועה',
    tag: 'MESSAGE-1',
    lang: 'he',
    dir: 'rtl',
  }
  await push(JSON.stringify({ ...news, path, start: '/login' }))
  await push('no text of ours')
  await expect
    .poll(() => shownBy(worker))
    .toEqual([news, { title: 'Swipefolio', body: '', tag: '', lang: '', dir: 'auto' }])

  const next = await context.newPage()
  await logInDemo(next, 'recruiter')
  await next.goto('/faq')
  await untilKept(next)
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope
    const [notification] = await scope.registration.getNotifications()
    scope.dispatchEvent(
      Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }),
    )
  })
  await expect(chatWindow(next)).toBeVisible()
  await expect(next).toHaveURL('/')
  expect(await shownBy(worker)).toHaveLength(1)

  // A logout takes back what is shown.
  await next.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }))
  await expect.poll(() => shownBy(worker)).toEqual([])
})

/** A push service that subscribes browsers, and a person who agrees: Chromium's own needs the internet, and its headless shell denies. */
const providePushService = (page: Page) =>
  page.addInitScript(() => {
    let isSubscribed = false
    const key = (bytes: number) => btoa('\u0004'.repeat(bytes)).replace(/=+$/, '')
    const endpoint = 'https://push.test/browser'
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: key(65), auth: key(16) } }),
      unsubscribe: async () => {
        isSubscribed = false
        return true
      },
    }
    let permission: NotificationPermission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => (permission = 'granted')
    PushManager.prototype.subscribe = async () => {
      isSubscribed = true
      return subscription as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async () =>
      isSubscribed ? (subscription as unknown as PushSubscription) : null
  })

const ways = {
  mouse: { press: (page: Page, name: string) => page.getByRole('button', { name }).click() },
  touch: { press: (page: Page, name: string) => page.getByRole('button', { name }).tap() },
  keys: {
    async press(page: Page, name: string) {
      await page.getByRole('button', { name }).focus()
      await page.keyboard.press('Enter')
    },
  },
}

for (const [way, { press }] of chosen(Object.entries(ways))) {
  testInFull(
    `the settings turn notifications on this device on, choose and turn them off by ${way}`,
    async ({ browser, request, baseURL }) => {
      const small = { width: 390, height: 664 }
      const context = await browser.newContext({
        hasTouch: way === 'touch',
        viewport: way === 'mouse' ? { width: 1280, height: 800 } : small,
        permissions: ['notifications'],
        colorScheme: way === 'keys' ? 'dark' : 'light',
      })
      const page = await context.newPage()
      const person = newPerson('recruiter', 'Jonas', 'Weber')
      const account = await makeAccount(request, person)
      await account.enter(page)
      await providePushService(page)
      await page.goto(`${baseURL}/dashboard?section=settings#notifications`)
      await press(page, 'Turn On Notifications')
      const group = page.getByRole('group', { name: 'Notifications on This Device' })
      const links = group.getByRole('checkbox', {
        name: 'Repositories sent to my project requests',
      })
      await expect(links).toBeChecked()
      if (way === 'keys') {
        await links.focus()
        await page.keyboard.press('Space')
      } else if (way === 'touch') await links.tap()
      else await links.click()
      await expect(links).not.toBeChecked()
      const saved = () =>
        account.call<{ devices: { links: boolean; messages: boolean }[] }>(
          'GET',
          '/api/recruiter/push-devices',
        )
      await expect
        .poll(async () => (await saved()).devices)
        .toMatchObject([{ links: false, messages: true }])
      // Below the header, where axe measures what is covered.
      await page.evaluate(() => scrollTo(0, 0))
      expect(await violations(page)).toEqual([])
      await press(page, 'Turn Off Notifications')
      await expect(page.getByRole('button', { name: 'Turn On Notifications' })).toBeVisible()
      expect((await saved()).devices).toEqual([])
      await context.close()
    },
  )
}

test('the product can be installed, and the settings offer it once', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await logInDemo(page, 'recruiter')
  await page.goto('/dashboard?section=settings')
  await untilKept(page)
  const { data, errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '') as { icons: { src: string; sizes: string }[] }
  const { url } = await devtools.send('Page.getAppManifest')
  const icons = await page.evaluate(
    ([base, sources]) =>
      Promise.all(
        sources.map(async (source) => {
          const image = new Image()
          image.src = new URL(source, base).href
          await image.decode()
          return `${image.naturalWidth}x${image.naturalHeight}`
        }),
      ),
    [url, manifest.icons.map(({ src }) => src).filter((src) => src.endsWith('.png'))] as const,
  )
  expect(icons).toEqual(['192x192', '512x512', '512x512'])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A window of this test is one of a context without history, which nothing is installed from.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(Object.assign(offer, { prompt: async () => undefined }))
    if (!offer.defaultPrevented) throw new Error('The browser asks by itself')
  })
  const install = page.getByRole('button', { name: 'Install Swipefolio' })
  await install.click()
  await expect(install).toHaveCount(0)
})

import { expect, test, type Page } from '@playwright/test'
import { sendMessage } from './support/chat'
import {
  closeAll,
  openAs,
  openConversation,
  unreadMessages,
  waitsForStream,
} from './support/chatting'
import { demoToken } from './support/demo'

test.afterEach(({ browser }) => closeAll(browser))

const isStream = (request: { url: () => string }) => request.url().endsWith('/events')
const messagesButton = (page: Page) => page.getByRole('button', { name: /^Messages/ })
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

/** Another tab of the same session. */
async function openTab(page: Page) {
  const opening = page.waitForEvent('popup')
  await page.evaluate(() => window.open('/aboutus'))
  const tab = await opening
  await expect(messagesButton(tab)).toBeVisible()
  return tab
}

/** Simulates switching tabs, because a headless browser never changes a tab's visibility. */
const setVisible = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((given) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: given })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('a hidden leader hands its stream over to the visible tab, and still receives events', async ({
  browser,
}) => {
  const first = await openAs(browser, 'jobseeker')
  const second = await openTab(first)
  await waitsForStream(second)
  const firstEnds = first.waitForEvent('requestfailed', isStream)
  const secondBegins = second.waitForRequest(isStream)
  await setVisible(first, 'hidden')
  await setVisible(second, 'visible')
  await Promise.all([firstEnds, secondBegins])

  const streams: string[] = []
  first.context().on('request', (request) => isStream(request) && streams.push(request.url()))
  await setVisible(first, 'visible')
  const before = await unreadMessages(first, 'jobseeker')
  const maya = await openAs(browser, 'recruiter')
  await openConversation(maya, 'recruiter')
  await sendMessage(maya, `Tabs ${Date.now()}`)
  const counted = new RegExp(`${before + 1} unread message`)
  await expect(messagesButton(second)).toHaveAccessibleName(counted)
  await expect(messagesButton(first)).toHaveAccessibleName(counted)
  expect(streams).toEqual([])
})

test('a logout in one tab closes the stream of both, and neither reconnects', async ({
  browser,
}) => {
  const first = await openAs(browser, 'recruiter')
  const second = await openTab(first)
  const ended = Promise.any([
    first.waitForEvent('requestfailed', isStream),
    first.waitForEvent('requestfinished', isStream),
  ])
  await second.getByRole('button', { name: /Maya/ }).click()
  await second.getByRole('menuitem', { name: 'Logout' }).click()
  await ended
  await expect(second).toHaveURL('/login')
  await expect(messagesButton(first)).toBeHidden()
  const streams: string[] = []
  first.context().on('request', (request) => isStream(request) && streams.push(request.url()))
  await first.waitForTimeout(3000)
  expect(streams).toEqual([])
})

test('the bells of two tabs agree on new and seen notifications', async ({ browser }) => {
  const first = await openAs(browser, 'recruiter')
  const second = await openTab(first)
  await sendLink(first)
  // Otherwise a bell that has not loaded yet looks like one without unseen notifications.
  await expect(bell(second)).toHaveAccessibleName(/unseen/)
  await bell(first).click()
  const notifications = first.getByRole('dialog', { name: 'Notifications' })
  await expect(notifications.getByText('Tide table').first()).toBeVisible()
  await expect(bell(second)).toHaveAccessibleName('Notifications')
  await first.keyboard.press('Escape')
  await expect(bell(first)).toHaveAccessibleName('Notifications')

  await sendLink(first)
  await expect(bell(first)).toHaveAccessibleName(/1 unseen/)
  await expect(bell(second)).toHaveAccessibleName(/1 unseen/)
  await bell(second).click()
  await expect(bell(first)).toHaveAccessibleName('Notifications')
})

/** A job seeker answers a new request of the recruiter's. */
async function sendLink({ request }: Page) {
  const authorize = async (role: 'recruiter' | 'jobseeker') => ({
    authorization: `Bearer ${await demoToken(request, role)}`,
  })
  const posted = await request.post('/api/recruiter/projectRequests', {
    headers: await authorize('recruiter'),
    data: {
      id: 0,
      owner: null,
      title: 'Tide table',
      mission: 'Show the tides.',
      positionOffer: 'Navigator',
      endDate: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
    },
  })
  const { id } = (await posted.json()) as { id: number }
  const sent = await request.post(
    `/api/user/project-request/${id}/send-link?gitHubLink=https://github.com/kelp-and-co/tide`,
    { headers: await authorize('jobseeker') },
  )
  expect(sent.ok()).toBe(true)
}

import { expect, test } from '@playwright/test'
import { chatWindow, sendMessage } from './support/chat'
import { closeAll, messagesOf, openAs, openConversation, unreadMessages } from './support/chatting'

test.afterEach(({ browser }) => closeAll(browser))

test('a logout on a slow network ends in all tabs, without a refused call, and keeps what another tab has not sent', async ({
  browser,
}) => {
  const page = await openAs(browser, 'jobseeker')
  const opening = page.waitForEvent('popup')
  await page.evaluate(() => window.open('/aboutus'))
  const other = await opening
  await expect(other.getByRole('button', { name: /^Messages/ })).toBeVisible()
  await openConversation(other, 'jobseeker')
  await chatWindow(other).getByRole('textbox').fill('Half a thought')
  const refused: string[] = []
  let answerLogout = () => {}
  const isLoggedOut = new Promise<void>((resolve) => {
    answerLogout = resolve
  })
  page.context().on('response', (answer) => {
    if (answer.status() === 401) refused.push(answer.url())
  })
  await page.route('**/api/auth/logout', async (route) => {
    const answer = await route.fetch()
    await isLoggedOut
    await route.fulfill({ response: answer })
  })
  const told = page.waitForResponse('**/api/auth/logout')
  await page.getByRole('banner').getByRole('button', { name: /נועה/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
  await expect(other.getByText('You have logged out in another tab.')).toBeVisible()
  await expect
    .poll(() => other.evaluate(() => sessionStorage.getItem('unsentMessages')))
    .toContain('Half a thought')
  answerLogout()
  expect((await told).status()).toBe(200)
  await expect(page.getByText('Your session has ended')).toHaveCount(0)
  expect(refused).toEqual([])
})

test('a logout without a network says so, and is completed when the network is back', async ({
  browser,
}) => {
  const page = await openAs(browser, 'jobseeker')
  await page.context().setOffline(true)
  await page.getByRole('banner').getByRole('button', { name: /נועה/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByText('You are logged out on this device, but')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await page.context().setOffline(false)
  await expect(page.getByText('The server has ended your session, too.')).toBeVisible()
})

test('a message above the rate limit shows why, and is sent once when the server allows it', async ({
  browser,
}) => {
  const page = await openAs(browser, 'jobseeker')
  await openConversation(page, 'jobseeker')
  let isLimited = true
  await page.route('**/chats/send', async (route) => {
    if (!isLimited) return route.continue()
    await route.fulfill({
      status: 429,
      headers: { 'retry-after': '2', 'content-type': 'text/plain' },
      body: 'Too many requests. Please try again later.',
    })
  })
  const texts = [`Limit one ${Date.now()}`, `Limit two ${Date.now()}`]
  for (const text of texts) await sendMessage(page, text)
  await expect(
    chatWindow(page).getByText('Too many requests. Please try again in 2 seconds.').first(),
  ).toBeVisible()
  isLimited = false
  await expect(chatWindow(page).getByText('Not sent')).toHaveCount(0)
  await expect
    .poll(async () => (await messagesOf(page)).filter((text) => texts.includes(text)))
    .toEqual(texts)
})

test('a pasted text above the limit is kept, counted and not sent', async ({ browser }) => {
  const page = await openAs(browser, 'jobseeker')
  await openConversation(page, 'jobseeker')
  const composer = chatWindow(page).getByRole('textbox')
  await composer.focus()
  await page.keyboard.insertText('x'.repeat(4321))
  await expect(chatWindow(page).getByText('321 characters too many.')).toBeVisible()
  await expect(chatWindow(page).getByRole('button', { name: 'Send' })).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(composer).toHaveValue('x'.repeat(4321))
  await composer.fill('')
})

test('an address in a message is a link, and the title counts unread messages', async ({
  browser,
}) => {
  const noa = await openAs(browser, 'jobseeker')
  const maya = await openAs(browser, 'recruiter')
  const unread = async () => Number(/^\((\d+)\) FAQs/.exec(await maya.title())?.[1] ?? 0)
  const before = await unreadMessages(maya, 'recruiter')
  await expect.poll(unread).toBe(before)
  await openConversation(noa, 'jobseeker')
  const path = `loom-${Date.now()}`
  await sendMessage(noa, `ראי https://github.com/noa/${path}, תודה`)
  await expect.poll(unread).toBe(before + 1)
  await openConversation(maya, 'recruiter')
  const link = chatWindow(maya).getByRole('link', { name: path })
  await expect(link).toHaveAttribute('href', `https://github.com/noa/${path}`)
  await expect(maya).toHaveTitle('FAQs · Swipefolio')
})

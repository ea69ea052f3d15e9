import { expect, test } from '@playwright/test'
import { chatWindow, expectMessage, sendMessage } from './support/chat'
import {
  closeAll,
  openAs,
  openConversation,
  textsWith,
  unreadMessages,
  waitsForStream,
  watchCalls,
} from './support/chatting'
import { logInDemo } from './support/demo'
import { testInFull } from './support/is-full'

test.afterEach(({ browser }) => closeAll(browser))

const newMark = () => `m${Date.now()}`

test('messages, read receipts and typing are shown at once, without polling', async ({
  browser,
}) => {
  const maya = await openAs(browser, 'recruiter')
  const noa = await openAs(browser, 'jobseeker')
  await openConversation(maya, 'recruiter')
  await openConversation(noa, 'jobseeker')
  await expect(chatWindow(noa).getByText('Loading messages...')).toBeHidden()
  const mark = newMark()
  for (const number of [1, 2, 3]) {
    await sendMessage(maya, `${mark} ${number}`)
    await expectMessage(noa, `${mark} ${number}`)
  }
  await expect.poll(() => textsWith(noa, mark)).toEqual([`${mark} 1`, `${mark} 2`, `${mark} 3`])
  await expect(chatWindow(maya).getByText('Seen')).toBeVisible()
  // The sign lasts a few seconds, which a busy machine may miss.
  await expect(async () => {
    await chatWindow(noa).getByRole('textbox').pressSequentially('Well')
    await expect(chatWindow(maya).getByText('is typing…')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(chatWindow(maya).getByText('is typing…')).toBeHidden()

  const calls = watchCalls(maya)
  // More than the longest interval of those who poll.
  await maya.waitForTimeout(5500)
  expect(calls).toEqual([])
})

test('Hebrew text runs from right to left on both sides', async ({ browser }) => {
  const maya = await openAs(browser, 'recruiter')
  const noa = await openAs(browser, 'jobseeker')
  await openConversation(maya, 'recruiter')
  await openConversation(noa, 'jobseeker')
  const text = `Hi שלום ${newMark()}`
  await sendMessage(maya, text)
  await expectMessage(noa, text)
  for (const page of [maya, noa]) {
    const bubble = chatWindow(page).getByText(text)
    await expect(bubble).toHaveCSS('direction', 'rtl')
  }
})

test('badge and bell count new items at once and in every tab', async ({ browser }) => {
  const maya = await openAs(browser, 'recruiter')
  const noa = await openAs(browser, 'jobseeker')
  const opening = noa.waitForEvent('popup')
  await noa.evaluate(() => window.open('/aboutus'))
  const second = await opening
  await expect(second.getByRole('button', { name: /^Messages/ })).toBeVisible()
  const before = await unreadMessages(noa, 'jobseeker')
  await openConversation(maya, 'recruiter')
  await sendMessage(maya, newMark())
  const counted = new RegExp(`${before + 1} unread message`)
  await expect(noa.getByRole('button', { name: counted })).toBeVisible()
  await expect(second.getByRole('button', { name: counted })).toBeVisible()
  await openConversation(noa, 'jobseeker')
  await expect(second.getByRole('button', { name: /^Messages$/ })).toBeVisible()
})

test('tabs of one session share one stream, held by the visible tab', async ({ browser }) => {
  const noa = await openAs(browser, 'jobseeker')
  const streams: string[] = []
  noa.context().on('request', (request) => {
    if (request.url().endsWith('/events')) streams.push(request.url())
  })
  const opening = noa.waitForEvent('popup')
  await noa.evaluate(() => window.open('/aboutus'))
  const second = await opening
  await expect(second.getByRole('button', { name: /^Messages/ })).toBeVisible()
  await waitsForStream(second)
  expect(streams).toEqual([])

  const handedOver = second.waitForRequest((request) => request.url().endsWith('/events'))
  await noa.close()
  await handedOver
  expect(streams).toHaveLength(1)
})

testInFull('without a stream the badge and an open conversation poll', async ({ browser }) => {
  const context = await browser.newContext()
  await context.route('**/api/*/events', (route) => route.abort())
  const maya = await openAs(browser, 'recruiter')
  const noa = await context.newPage()
  await logInDemo(noa, 'jobseeker')
  await noa.goto('/faq')
  const calls = watchCalls(noa)
  const countOf = (name: string) => () => calls.filter((path) => path.includes(name)).length
  await expect.poll(countOf('new-messages-count')).toBeGreaterThanOrEqual(2)
  await expect.poll(countOf('unseen-exist')).toBeGreaterThanOrEqual(2)
  await openConversation(noa, 'jobseeker')
  await expect.poll(countOf('check-new-message')).toBeGreaterThanOrEqual(3)
  await openConversation(maya, 'recruiter')
  const mark = newMark()
  await sendMessage(maya, mark)
  await expectMessage(noa, mark)
  await expect(chatWindow(noa).getByText('Reconnecting…')).toBeHidden()
  await context.route('**/api/**', (route) => route.abort())
  await expect(chatWindow(noa).getByText('Reconnecting…')).toBeVisible()
  await context.unroute('**/api/**')
  await expect(chatWindow(noa).getByText('Reconnecting…')).toBeHidden()
  await context.close()
})

test('a logout ends the stream', async ({ browser }) => {
  const maya = await openAs(browser, 'recruiter')
  const ended = maya.waitForEvent('requestfailed', (request) => request.url().endsWith('/events'))
  const done = maya.waitForEvent('requestfinished', (request) => request.url().endsWith('/events'))
  await maya.getByRole('button', { name: /Maya/ }).click()
  await maya.getByRole('menuitem', { name: 'Logout' }).click()
  await Promise.any([ended, done])
  await expect(maya).toHaveURL('/login')
})

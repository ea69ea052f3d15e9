import { expect, test, type Page } from '@playwright/test'
import { chatWindow, expectMessage, sendMessage } from './support/chat'
import { compare, createShakyProduct } from './support/chat-faults'
import {
  closeAll,
  messagesOf,
  openAs,
  openConversation,
  textsWith,
  watchSent,
} from './support/chatting'
import { newDataDir } from './support/data-dirs'
import { isFull, testInFull } from './support/is-full'
import { startServer, stop } from './support/server-process'

let running: { stop: () => Promise<unknown> } | undefined

test.afterEach(async ({ browser }) => {
  await closeAll(browser)
  await running?.stop()
  running = undefined
})

const faultCount = isFull ? 30 : 6

const notSent = (page: Page) => chatWindow(page).getByText('Not sent')

async function retryAll(page: Page) {
  const retry = chatWindow(page).getByRole('button', { name: 'Retry' })
  await expect(async () => {
    if (await retry.count()) await retry.first().click({ timeout: 5000 })
    await expect(notSent(page)).toHaveCount(0, { timeout: 5000 })
    await expect(chatWindow(page).getByText('Sending...')).toHaveCount(0, { timeout: 5000 })
  }).toPass()
}

// live-events.test.ts does the same without a browser.
testInFull(
  'a message sent through one server is shown on a page of the other',
  async ({ browser }) => {
    const DATA_DIR = newDataDir()
    const first = await startServer({ DATA_DIR })
    const second = await startServer({ DATA_DIR })
    const maya = await openAs(browser, 'recruiter', { baseURL: first.url })
    const noa = await openAs(browser, 'jobseeker', { baseURL: second.url })
    await openConversation(maya, 'recruiter')
    await openConversation(noa, 'jobseeker')
    await sendMessage(maya, 'Through the first')
    await expectMessage(noa, 'Through the first')
    await sendMessage(noa, 'Through the second')
    await expectMessage(maya, 'Through the second')
    expect(await stop(first)).toBe(0)
    expect(await stop(second)).toBe(0)
  },
)

test('messages sent during faults arrive once and in order', async ({ browser }) => {
  test.setTimeout(faultCount * 60_000)
  const product = await createShakyProduct()
  running = product
  const { url: baseURL } = product
  const maya = await openAs(browser, 'recruiter', { baseURL })
  const noa = await openAs(browser, 'jobseeker', { baseURL })
  await openConversation(maya, 'recruiter')
  await openConversation(noa, 'jobseeker')
  const sent = watchSent(maya)
  const written: string[] = []
  const write = async (round: number, count: number) => {
    for (let number = 0; number < count; number += 1) {
      const text = `Fault ${round}.${written.length}`
      await sendMessage(maya, text)
      written.push(text)
    }
  }
  const faults = Object.entries(product.faults)
  for (let round = 0; round < faultCount; round += 1) {
    const [name, fail] = faults[round % faults.length] ?? []
    if (!name || !fail) throw new Error('There is no fault')
    await test.step(name, async () => {
      await write(round, 2)
      await maya.waitForTimeout(Math.random() * 100)
      const mend = await fail(maya.context())
      await write(round, 2)
      const isAway = ['the server is killed', 'the browser is offline'].includes(name)
      if (isAway) await expect(notSent(maya).first()).toBeVisible()
      await mend()
      await retryAll(maya)
      await expect(chatWindow(noa).getByText(written.at(-1) ?? '')).toBeVisible()
    })
  }
  await expect.poll(() => textsWith(maya, 'Fault')).toEqual(written)
  await expect.poll(() => textsWith(noa, 'Fault')).toEqual(written)
  const stored = (await messagesOf(noa)).filter((text) => text.startsWith('Fault'))
  const { lost, doubled, outOfOrder } = compare(written, stored)
  const figures = `${written.length} written, ${sent.length} answered, ${lost} lost, ${doubled} doubled, ${outOfOrder} out of order`
  process.stdout.write(`\n${faultCount} faults: ${figures}\n`)
  expect(stored).toEqual(written)
  expect(new Set(sent)).toEqual(new Set(written))
  running = undefined
  expect(await product.stop()).toBe(0)
})

test('messages written offline are sent once when the connection is back', async ({ browser }) => {
  const maya = await openAs(browser, 'recruiter')
  const noa = await openAs(browser, 'jobseeker')
  await openConversation(maya, 'recruiter')
  await openConversation(noa, 'jobseeker')
  const mark = `Off${Date.now()}`
  await maya.context().setOffline(true)
  await sendMessage(maya, `${mark} 1`)
  await sendMessage(maya, `${mark} 2`)
  await expect(notSent(maya).first()).toBeVisible()
  await expect(chatWindow(maya).getByText('Reconnecting…')).toBeVisible()
  await maya.context().setOffline(false)
  await expectMessage(noa, `${mark} 2`)
  await expect.poll(() => textsWith(noa, mark)).toEqual([`${mark} 1`, `${mark} 2`])
  await expect(notSent(maya)).toHaveCount(0)
  await expect.poll(() => textsWith(maya, mark)).toEqual([`${mark} 1`, `${mark} 2`])
})

test('unsent messages and drafts survive a reload', async ({ browser }) => {
  const maya = await openAs(browser, 'recruiter')
  await openConversation(maya, 'recruiter')
  const mark = `Kept${Date.now()}`
  await maya.route('**/chats/send', (route) => route.abort())
  await sendMessage(maya, mark)
  await expect(notSent(maya)).toBeVisible()
  await chatWindow(maya).getByRole('textbox').fill('Half a')
  await maya.reload()
  await openConversation(maya, 'recruiter')
  await expect(chatWindow(maya).getByRole('textbox')).toHaveValue('Half a')
  await expect(chatWindow(maya).getByText(mark)).toBeVisible()
  await maya.unroute('**/chats/send')
  await retryAll(maya)
  await maya.reload()
  await openConversation(maya, 'recruiter')
  await expectMessage(maya, mark)
  await expect.poll(() => textsWith(maya, mark)).toEqual([mark])
})

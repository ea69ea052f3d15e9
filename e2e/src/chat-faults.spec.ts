import { expect, test, type Page } from '@playwright/test'
import { chatWindow, hear, say } from './support/chat'
import { closeAll, openAs, openConversation, textsWith } from './support/chatting'
import { newDataDir } from './support/log-evidence'
import { ready, startServer, stop } from './support/server-process'

test.afterEach(({ browser }) => closeAll(browser))

const notSent = (page: Page) => chatWindow(page).getByText('Not sent')

async function retryAll(page: Page) {
  const retry = chatWindow(page).getByRole('button', { name: 'Retry' })
  await expect(async () => {
    if (await retry.count()) await retry.first().click()
    await expect(notSent(page)).toHaveCount(0, { timeout: 1000 })
    await expect(chatWindow(page).getByText('Sending...')).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
}

test('a message through one server shows on a page of the other', async ({ browser }) => {
  const DATA_DIR = newDataDir()
  const first = startServer(8231, { DATA_DIR })
  await ready(first)
  const second = startServer(8232, { DATA_DIR })
  await ready(second)
  const maya = await openAs(browser, 'recruiter', { baseURL: first.url })
  const noa = await openAs(browser, 'jobseeker', { baseURL: second.url })
  await openConversation(maya, 'recruiter')
  await openConversation(noa, 'jobseeker')
  await say(maya, 'Through the first')
  await hear(noa, 'Through the first')
  await say(noa, 'Through the second')
  await hear(maya, 'Through the second')
  expect(await stop(first)).toBe(0)
  expect(await stop(second)).toBe(0)
})

test('what is written while the server is killed arrives once and in order', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const DATA_DIR = newDataDir()
  let server = startServer(8233, { DATA_DIR })
  await ready(server)
  const maya = await openAs(browser, 'recruiter', { baseURL: server.url })
  const noa = await openAs(browser, 'jobseeker', { baseURL: server.url })
  await openConversation(maya, 'recruiter')
  await openConversation(noa, 'jobseeker')
  const written: string[] = []
  for (let round = 0; round < 3; round += 1) {
    for (let number = 0; number < 4; number += 1) {
      const text = `Kill ${round}.${number}`
      await say(maya, text)
      written.push(text)
      if (number === 1) server.process.kill('SIGKILL')
    }
    await expect(notSent(maya).first()).toBeVisible()
    server = startServer(8233, { DATA_DIR })
    await ready(server)
    await retryAll(maya)
    await hear(noa, written.at(-1) ?? '')
  }
  expect(await textsWith(maya, 'Kill')).toEqual(written)
  expect(await textsWith(noa, 'Kill')).toEqual(written)
  await noa.reload()
  await openConversation(noa, 'jobseeker')
  await hear(noa, written.at(-1) ?? '')
  expect(await textsWith(noa, 'Kill')).toEqual(written)
  expect(await stop(server)).toBe(0)
})

test('what is written offline is sent once when the connection is back', async ({ browser }) => {
  const maya = await openAs(browser, 'recruiter')
  const noa = await openAs(browser, 'jobseeker')
  await openConversation(maya, 'recruiter')
  await openConversation(noa, 'jobseeker')
  const mark = `Off${Date.now()}`
  await maya.context().setOffline(true)
  await say(maya, `${mark} 1`)
  await say(maya, `${mark} 2`)
  await expect(notSent(maya).first()).toBeVisible()
  await expect(chatWindow(maya).getByText('Reconnecting…')).toBeVisible()
  await maya.context().setOffline(false)
  await hear(noa, `${mark} 2`)
  expect(await textsWith(noa, mark)).toEqual([`${mark} 1`, `${mark} 2`])
  await expect(notSent(maya)).toHaveCount(0)
  expect(await textsWith(maya, mark)).toEqual([`${mark} 1`, `${mark} 2`])
})

test('what was not sent, and what was not finished, outlives a reload', async ({ browser }) => {
  const maya = await openAs(browser, 'recruiter')
  await openConversation(maya, 'recruiter')
  const mark = `Kept${Date.now()}`
  await maya.route('**/chats/send', (route) => route.abort())
  await say(maya, mark)
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
  expect(await textsWith(maya, mark)).toEqual([mark])
})

import { expect, type Browser, type Page, type Request } from '@playwright/test'
import { chatWindow } from './chat'
import { logInDemo } from './demo'
import type { Role } from './people'

/** The name of the other side in the list of chats. */
const otherSide = { recruiter: /נועה ברקאי/, jobseeker: /Maya Lindqvist/ } satisfies Record<
  Role,
  RegExp
>

const unreadCounts = {
  recruiter: '/api/recruiter/chats/recruiter-new-messages-count',
  jobseeker: '/api/user/chats/user-new-messages-count',
} satisfies Record<Role, string>

type ContextOptions = Parameters<Browser['newContext']>[0]

/** A separate browser context, logged in as one of the two demo people of the chat. */
export async function openAs(browser: Browser, role: Role, options: ContextOptions = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  await logInDemo(page, role)
  const isStreaming = page.waitForResponse((answer) => answer.url().endsWith('/events'))
  await page.goto('/faq')
  await isStreaming
  return page
}

/** Closes every context of a test, because an open conversation would mark messages of the next test as read. */
export async function closeAll(browser: Browser) {
  for (const context of browser.contexts()) await context.close()
}

/** Waits until a tab that shares its session's stream with another one is ready to take it over. */
export const waitsForStream = (tab: Page) =>
  expect
    .poll(() => tab.evaluate(async () => (await navigator.locks.query()).pending?.length))
    .toBe(1)

/** Opens the conversation with the other demo person. */
export async function openConversation(page: Page, role: Role) {
  await page.getByRole('button', { name: /^Messages/ }).click()
  await chatWindow(page).getByRole('button', { name: otherSide[role] }).click()
  await chatWindow(page).getByRole('textbox').waitFor()
}

/** Collects the paths of the page's API calls from now on, without event streams. */
export function watchCalls(page: Page) {
  const calls: string[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !pathname.endsWith('/events')) calls.push(pathname)
  })
  return calls
}

/** The number of unread messages that the server has for this person, which the page may not show yet. */
export async function unreadMessages(page: Page, role: Role): Promise<number> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  const counted = await page.request.get(unreadCounts[role], {
    headers: { authorization: `Bearer ${token}` },
  })
  return Number(await counted.text())
}

/** The texts of a conversation that begin with a mark, in their order. */
export async function textsWith(page: Page, mark: string) {
  const texts = await chatWindow(page).getByRole('listitem').locator('p').allTextContents()
  return texts.filter((text) => text.startsWith(mark))
}

/** Collects the texts of a page's successfully sent messages. */
export function watchSent(page: Page) {
  const sent: string[] = []
  page.on('response', (answer) => {
    if (!answer.url().includes('/chats/send') || !answer.ok()) return
    sent.push((answer.request().postDataJSON() as { message: string }).message)
  })
  return sent
}

/** The stored messages of the job seeker's only conversation with the other demo person, oldest first. */
export const messagesOf = (page: Page) =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${sessionStorage.getItem('token')}` }
    const read = async <T>(path: string) =>
      (await (await fetch(`/api/user/chats${path}`, { headers })).json()) as T
    const chats = await read<{ id: number; recruiter: { firstName: string } }[]>('')
    const id = chats.find(({ recruiter }) => recruiter.firstName === 'Maya')?.id
    const messages = await read<{ message: string }[]>(`/messages/${id}?limit=200`)
    return messages.map(({ message }) => message)
  })

import type { APIRequestContext, Browser, Page } from 'playwright-core'

const password = 'swipe-right-24'

const people = {
  recruiter: { email: 'maya@demo.swipefolio.example', side: 'recruiter', other: /נועה/ },
  jobseeker: { email: 'noa@demo.swipefolio.example', side: 'user', other: /Maya/ },
} as const
type Role = keyof typeof people

/** The text to wait for, or any change of the text when none is given. */
interface Sight {
  selector: string
  text?: string
}

export const countOnBell: Sight = { selector: 'button[aria-expanded][aria-haspopup=dialog]' }

/** Opens a page as one of two demo accounts that share a chat. */
export async function open(inside: Browser, address: string, role: Role, hasStream: boolean) {
  const { email, side } = people[role]
  const context = await inside.newContext()
  if (!hasStream) await context.route('**/events', (route) => route.abort())
  const page = await context.newPage()
  const answer = await context.request.post(`${address}/api/auth/${side}login`, {
    data: { email, password },
  })
  const token = await answer.text()
  await page.addInitScript(
    ([given, asRole]) => {
      sessionStorage.setItem('token', given ?? '')
      sessionStorage.setItem('role', asRole ?? '')
    },
    [token, role],
  )
  await markAllSeen(context.request, `${address}/api/${side}/notifications`, token)
  await page.goto(`${address}/faq`)
  await page.getByRole('button', { name: /^Messages/ }).waitFor()
  await page.waitForTimeout(2000)
  return { page, person: { side, token } }
}

/** A bell shows ten as it shows eleven: it begins at none. */
async function markAllSeen(request: APIRequestContext, url: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const list = (await (await request.get(url, { headers })).json()) as { id: number }[]
  for (const { id } of list) await request.put(`${url}/${id}/seen`, { headers })
}

/** Opens the chat of the two accounts. */
export async function enter(page: Page, role: Role) {
  await page.getByRole('button', { name: /^Messages/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: people[role].other }).click()
  await page.getByRole('textbox', { name: 'Message' }).waitFor()
  await page.waitForTimeout(1000)
}

/** Measures from an action, which returns its start time, to the frame that shows its effect; all pages share one clock. */
export async function timeOf(page: Page, sight: Sight, act: () => Promise<number>) {
  const [shownAt, actedAt] = await Promise.all([page.evaluate(watch, sight), act()])
  return { shownAt, time: shownAt - actedAt }
}

/** Runs in the page, where the helper that the compiler adds to name inner functions does not exist. */
function watch({ selector, text }: Sight) {
  const before = [...document.querySelectorAll(selector)].map((one) => one.textContent).join()
  return new Promise<number>((resolve) => {
    new MutationObserver((_, observer) => {
      const now = [...document.querySelectorAll(selector)].map((one) => one.textContent).join()
      if (text ? !now.includes(text) : now === before) return
      observer.disconnect()
      requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()))
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

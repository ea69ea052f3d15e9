import { type Browser, chromium, type Page } from 'playwright-core'
import { quantile } from './chatting'
import { median, say, startProduct } from './product'

const rounds = 100
const password = 'swipe-right-24'

const people = {
  recruiter: { email: 'maya@demo.swipefolio.example', side: 'recruiter', other: /נועה/ },
  jobseeker: { email: 'noa@demo.swipefolio.example', side: 'user', other: /Maya/ },
} as const
type Role = keyof typeof people

interface Sight {
  selector: string
  text?: string
}

const { address, stop } = await startProduct()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-quic', '--no-first-run', '--disable-background-networking'],
})
try {
  const withStream = await measure(browser, true)
  const without = await measure(browser, false)
  say(`message, click to other screen, median of ${rounds}: ${withStream.message.join(' / ')} ms`)
  say(`  without a stream: ${without.message.join(' / ')} ms (median / p95)`)
  say(`badge: ${withStream.badge.join(' / ')} ms, without a stream ${without.badge.join(' / ')} ms`)
} finally {
  await browser.close()
  await stop()
}

async function measure(inside: Browser, hasStream: boolean) {
  const maya = await open(inside, 'recruiter', hasStream)
  const noa = await open(inside, 'jobseeker', hasStream)
  await enter(maya, 'recruiter')
  const badge = await time(maya, noa, hasStream ? 10 : 4, () => ({
    selector: 'button[aria-haspopup=dialog]',
  }))
  await enter(noa, 'jobseeker')
  const message = await time(maya, noa, hasStream ? rounds : 30, (text) => ({
    selector: '[role=log]',
    text,
  }))
  await maya.context().close()
  await noa.context().close()
  return { message, badge }
}

/** Sends by a click, and takes the time at which the other page has drawn it; both pages have the same clock. */
async function time(maya: Page, noa: Page, count: number, sight: (text: string) => Sight) {
  const times: number[] = []
  for (let round = 0; round < count; round += 1) {
    const text = `Bench ${Date.now()} ${round}`
    const seen = noa.evaluate(watch, sight(text))
    await maya.getByRole('textbox', { name: 'Message' }).fill(text)
    const clicked = await maya.evaluate(() => {
      const at = performance.timeOrigin + performance.now()
      document.querySelector<HTMLElement>('[role=dialog] button[type=submit]')?.click()
      return at
    })
    times.push((await seen) - clicked)
    await maya.waitForTimeout(100 + Math.random() * 200)
  }
  return [median(times), quantile(times, 0.95)].map((value) => Math.round(value))
}

/** Runs in the page: resolves at the frame that shows the text there, or any other text when none is named. */
function watch({ selector, text }: Sight) {
  const before = [...document.querySelectorAll(selector)].map((one) => one.textContent).join()
  return new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      const now = [...document.querySelectorAll(selector)].map((one) => one.textContent).join()
      if (text ? !now.includes(text) : now === before) return
      observer.disconnect()
      requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()))
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

async function open(inside: Browser, role: Role, hasStream: boolean) {
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
  await page.goto(`${address}/faq`)
  await page.getByRole('button', { name: /^Messages/ }).waitFor()
  await page.waitForTimeout(2000)
  return page
}

async function enter(page: Page, role: Role) {
  await page.getByRole('button', { name: /^Messages/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: people[role].other }).click()
  await page.getByRole('textbox', { name: 'Message' }).waitFor()
  await page.waitForTimeout(1000)
}

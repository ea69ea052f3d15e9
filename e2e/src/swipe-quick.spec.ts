import { expect, type Page, test } from '@playwright/test'
import { type Account, makeAccount } from './support/accounts'
import { boxOf, cardOf, publishProjects } from './support/deck'
import { chosen } from './support/is-full'
import { newPerson } from './support/people'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } })

const titles = Array.from({ length: 6 }, (_, at) => `Quick ${at}`)
let seeker: Account

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  seeker = await makeAccount(request, newPerson('jobseeker', 'Sam', 'Quick'))
  await publishProjects(seeker, titles.map((title) => ({ title })).toReversed())
})

async function openDeck(page: Page) {
  const recruiter = await makeAccount(page.request, newPerson('recruiter', 'Rita', 'Quick'))
  await recruiter.enter(page)
  await page.goto('/swipeprojects')
  await expect(cardOf(page, 'Quick 0')).toBeVisible()
  const passed = async () => {
    const list = await recruiter.call<{ title: string }[]>('GET', '/api/recruiter/projects/passed')
    return list.map(({ title }) => title).toSorted()
  }
  return { passed }
}

/** How late the page has handled each press, in milliseconds. */
declare global {
  var lags: number[]
}

const countLags = (page: Page) =>
  page.evaluate(() => {
    globalThis.lags = []
    for (const type of ['keydown', 'click']) {
      const count = ({ timeStamp }: Event) => void lags.push(performance.now() - timeStamp)
      window.addEventListener(type, count, { capture: true })
    }
  })

/** A press that is handled later may be for a card that nobody had seen. */
const longestLag = 450

/** One press or swipe that unlikes, without a wait for the page. */
async function unlikers(page: Page) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y = 0) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    })
  const card = await boxOf(cardOf(page, 'Quick 0'))
  const button = await boxOf(page.getByRole('button', { name: 'Unlike' }))
  const middle = { x: button.x + button.width / 2, y: button.y + button.height / 2 }
  const keyEvent = { key: 'ArrowLeft', code: 'ArrowLeft', windowsVirtualKeyCode: 37 }
  return {
    'the keyboard': async () => {
      await client.send('Input.dispatchKeyEvent', { type: 'keyDown', ...keyEvent })
      await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...keyEvent })
    },
    'the button': async () => {
      await touch('touchStart', middle.x, middle.y)
      await touch('touchEnd')
    },
    'a finger': async () => {
      const [x, y] = [card.x + card.width / 2, card.y + 80]
      await touch('touchStart', x, y)
      for (const way of [20, 60, 100, 150]) await touch('touchMove', x - way, y)
      await touch('touchEnd')
    },
  }
}

for (const means of chosen(['a finger', 'the keyboard', 'the button'] as const)) {
  for (const pause of chosen([50, 150, 350])) {
    test(`five decisions by ${means}, ${pause} ms apart, all count on a machine that is slow, but answers`, async ({
      page,
    }) => {
      const { passed } = await openDeck(page)
      await countLags(page)
      const unlike = (await unlikers(page))[means]
      const client = await page.context().newCDPSession(page)
      await client.send('Emulation.setCPUThrottlingRate', { rate: 6 })
      for (let presses = 0; presses < 5; presses += 1) {
        await unlike()
        await page.waitForTimeout(pause)
      }
      const late = () =>
        page.evaluate((limit) => lags.filter((lag) => lag > limit).length, longestLag)
      await expect
        .poll(async () => (await passed()).length + (await late()))
        .toBeGreaterThanOrEqual(5)
      await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await expect
        .poll(async () => {
          const decided = await passed()
          expect(decided).toEqual(titles.slice(0, decided.length))
          return cardOf(page, `Quick ${decided.length}`).isVisible()
        })
        .toBe(true)
    })
  }
}

for (const [means, leave] of [
  ['reloaded', (page: Page) => page.reload({ waitUntil: 'commit' })],
  [
    'closed',
    (page: Page) =>
      Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]),
  ],
] as const) {
  test(`decisions count when the page is ${means} in the same moment`, async ({ context }) => {
    await context.addInitScript(() => {
      window.addEventListener('pagehide', () => (document.cookie = `left=${location.pathname}`))
    })
    /** A browser closes a page that stands still for half a second without telling it. */
    const wasTold = async () =>
      (await context.cookies()).some(
        ({ name, value }) => name === 'left' && value === '/swipeprojects',
      )
    let passed: () => Promise<string[]>
    do {
      const page = await context.newPage()
      const loaded = page.waitForResponse('**/notifications/unseen-exist')
      ;({ passed } = await openDeck(page))
      await loaded
      await page.keyboard.press('ArrowLeft')
      await expect(cardOf(page, 'Quick 1')).toBeVisible()
      await leave(page)
    } while (!(await wasTold()))
    await expect.poll(passed).toEqual(['Quick 0'])
  })
}

test('a swipe counts when the page is reloaded in the same moment', async ({ page }) => {
  const { passed } = await openDeck(page)
  await (await unlikers(page))['a finger']()
  await page.reload()
  await expect.poll(passed).toEqual(['Quick 0'])
})

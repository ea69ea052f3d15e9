import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright-core'

/** Milliseconds after the decision. */
export interface Swipe {
  /** When the next card can be used. */
  usable?: number
  /** When the decided card has left the screen. */
  gone?: number
}

declare global {
  /** Set by observe-deck.js. */
  var deck: { swipes: Swipe[] } | undefined
}

/** The deck of a logged-in recruiter on a phone. */
export async function openDeck(browser: Browser, address: string, token: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.addInitScript({ path: join(import.meta.dirname, 'observe-deck.js') })
  await page.addInitScript((given) => {
    sessionStorage.setItem('token', given)
    sessionStorage.setItem('role', 'recruiter')
  }, token)
  await page.goto(`${address}/swipeprojects`)
  await page.waitForSelector('article:not([inert])')
  const devtools = await context.newCDPSession(page)
  // Waits for the page's requests after the first render, which are not measured.
  await page.waitForTimeout(3000)
  return { page, devtools, close: () => context.close() }
}

export const slowDown = (devtools: CDPSession, rate: number) =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate })

export async function setRoundTrip(devtools: CDPSession, latency: number) {
  await devtools.send('Network.enable')
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 }
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency, ...unlimited })
}

/** Drags the top card to the right and releases it. */
export async function dragAway(page: Page) {
  const box = await page.locator('article:not([inert])').boundingBox()
  if (!box) throw new Error('There is no card')
  const [x, y] = [box.x + box.width / 2, box.y + 60]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 12; step += 1) await page.mouse.move(x + step * 12, y + step)
  await page.mouse.up()
}

/** Waits until the next card can be decided, and returns when that was. */
export async function settled(page: Page): Promise<Required<Swipe>> {
  const handle = await page.waitForFunction(
    () => {
      const { usable, gone } = globalThis.deck?.swipes.at(-1) ?? {}
      return usable && gone ? { usable, gone } : undefined
    },
    undefined,
    { polling: 20, timeout: 60_000 },
  )
  const swipe = await handle.jsonValue()
  if (!swipe) throw new Error('The swipe never ended')
  return swipe
}

/** The baseline of this machine: a single box in the card's place on an empty page, which can be dragged and flies out. */
export async function openBareBox(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.setContent(`
    <style>
      body { overflow: hidden; background: #eee }
      article { position: absolute; inset: 140px 16px 150px; background: #fff; box-shadow: 0 8px 24px #0004; will-change: transform }
    </style>
    <article></article>`)
  await page.addScriptTag({ path: join(import.meta.dirname, 'observe-bare-box.js') })
  const devtools = await context.newCDPSession(page)
  return { page, devtools, close: () => context.close() }
}

/** Waits until the box has left the screen. */
export const boxSettled = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('article')?.getAnimations().length === 0,
    undefined,
    {
      polling: 20,
    },
  )

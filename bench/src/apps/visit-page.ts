import { join } from 'node:path'
import type { Browser } from 'playwright-core'

/** A cold visit until the page is idle; `usable` in milliseconds. */
export interface Visit {
  requests: number
  bytes: number
  usable: number
}

/** A person who is logged in, or nobody. */
export interface Person {
  token: string
  role: string
}

/** Requests must have been quiet for this long, longer than the wait for an idle moment of the shell. */
const quiet = 3_000

/** Opens a page with an empty cache at 4x CPU slowdown and counts until no request follows. */
export async function visitPage(
  browser: Browser,
  address: string,
  person?: Person,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await page.addInitScript({ path: join(import.meta.dirname, '../landing/observe-page.js') })
    if (person)
      await page.addInitScript(({ token, role }) => {
        sessionStorage.setItem('token', token)
        sessionStorage.setItem('role', role)
      }, person)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const ours = new Set<string>()
    let bytes = 0
    let last = Date.now()
    devtools.on('Network.responseReceived', ({ requestId, response }) => {
      // Polling calls of the API repeat for as long as a page is open.
      const { pathname, protocol } = new URL(response.url)
      if (!protocol.startsWith('http') || pathname.startsWith('/api')) return
      ours.add(requestId)
      last = Date.now()
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (ours.has(requestId)) bytes += encodedDataLength
    })
    await page.goto(address)
    await page.waitForFunction(() => globalThis.landing?.usable !== undefined)
    while (Date.now() - last < quiet) await page.waitForTimeout(200)
    const usable = await page.evaluate(() => globalThis.landing?.usable ?? NaN)
    return { requests: ours.size, bytes, usable }
  } finally {
    await context.close()
  }
}

/** Where the header ends up: the width of the document and the right edge of the login link, at a window width. */
export async function measureHeader(browser: Browser, address: string, width: number) {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  try {
    const page = await context.newPage()
    await page.goto(address)
    await page.waitForFunction(() => document.querySelector('main h1') !== null)
    return await page.evaluate(() => ({
      document: document.documentElement.scrollWidth,
      login: Math.round(
        document.querySelector('header a[href="/login"]')?.getBoundingClientRect().right ?? NaN,
      ),
    }))
  } finally {
    await context.close()
  }
}

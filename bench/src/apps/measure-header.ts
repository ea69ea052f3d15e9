import type { Browser } from 'playwright-core'

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

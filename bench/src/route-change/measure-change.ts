import type { Browser } from 'playwright-core'
import { newProfile, slowDown, type Person } from '../visits/measure-visit'
import { recordWire } from '../visits/wire'

interface Change {
  person?: Person
  from: string
  to: string
}

/** Longer than the shell waits for an idle moment before it loads what links lead to. */
const quiet = 2000

/** Milliseconds from the click on a hovered link of the header to the frame with the heading of the page that it leads to. */
export async function measureChange(
  browser: Browser,
  address: string,
  { person, from, to }: Change,
): Promise<number> {
  const profile = await newProfile(browser, person)
  try {
    const page = await profile.newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    const devtools = await profile.newCDPSession(page)
    const wire = await recordWire(devtools)
    await page.goto(address + from)
    await page.locator('main h1').first().waitFor({ state: 'attached' })
    const link = page.locator(`header a[href="${to}"]`).first()
    await link.hover()
    while (wire.quietFor() < quiet) await page.waitForTimeout(100)
    await slowDown(devtools, { slowdown: 4 })
    return await link.evaluate(click)
  } finally {
    await profile.close()
  }
}

/** Runs in the page, where the helper that the compiler adds to name inner functions does not exist. */
function click(link: HTMLElement | SVGElement) {
  const before = document.querySelector('main h1')?.textContent
  const began = performance.now()
  return new Promise<number>((resolve) => {
    new MutationObserver((_, observer) => {
      const now = document.querySelector('main h1')?.textContent
      if (!now || now === before) return
      observer.disconnect()
      requestAnimationFrame(() => resolve(performance.now() - began))
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    ;(link as HTMLElement).click()
  })
}

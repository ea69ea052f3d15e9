import { join } from 'node:path'
import type { Browser, BrowserContext, CDPSession } from 'playwright-core'
import { recordWire, requestsInARow } from './wire'

/** One visit: milliseconds after the request for the page, and bytes on the wire. */
export interface Visit {
  /** The requests before the largest paint of which each waited for the one before. */
  chain: string[]
  requests: number
  scriptBytes: number
  pageBytes: number
  bytes: number
  firstPaint: number
  largestPaint: number
  /** The name and the first words of the element that was painted. */
  largestElement: string
  usable: number
  shift: number
}

/** The figures of a visit. */
export type VisitFigure = Exclude<keyof Visit, 'chain' | 'largestElement'>

/** A person who is logged in; nobody is a visitor. */
export interface Person {
  token: string
  role: string
}

/** How slow the visitor's machine and network are. */
export interface Conditions {
  slowdown: number
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number }
}

/** 4x CPU slowdown, 150 ms per request, 1.6 Mbps. */
export const slowPhone: Conditions = {
  slowdown: 4,
  network: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
}

/** The visit ends once nothing was sent for this long, so that everything that the page asks for by itself counts. */
const quiet = 1500
const longest = 60_000

/** An empty browser profile on a phone whose browser shows its bars, with a session if a person is given. */
export async function newProfile(browser: Browser, person?: Person): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 664 } })
  if (person)
    await context.addInitScript(({ token, role }) => {
      sessionStorage.setItem('token', token)
      sessionStorage.setItem('role', role)
    }, person)
  return context
}

/** Slows a page's machine and network down. */
export async function slowDown(devtools: CDPSession, { slowdown, network }: Conditions) {
  if (network)
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Opens a page in a new tab; a second visit in the same profile finds the cache of the first. */
export async function measureVisit(
  profile: BrowserContext,
  address: string,
  conditions: Conditions = slowPhone,
): Promise<Visit> {
  const page = await profile.newPage()
  try {
    await page.addInitScript({ path: join(import.meta.dirname, 'observe-page.js') })
    const devtools = await profile.newCDPSession(page)
    const wire = await recordWire(devtools)
    await slowDown(devtools, conditions)
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => globalThis.observed?.usable !== undefined)
    const end = performance.now() + longest
    while (wire.quietFor() < quiet) {
      if (performance.now() > end) throw new Error(`${address} never stops sending requests`)
      await page.waitForTimeout(100)
    }
    // A font that arrives last moves text in the frame after it.
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
    const observed = await page.evaluate(() => globalThis.observed)
    if (observed?.usable === undefined) throw new Error('The page never became usable')
    const { requests } = wire
    const [ofPage] = requests.filter(({ type }) => type === 'Document')
    const chain = requestsInARow(
      observed.isOfPage && ofPage ? [ofPage] : requests,
      observed.largestPaint,
    )
    const sum = (type?: string) =>
      requests.reduce((total, one) => total + (type && one.type !== type ? 0 : one.bytes), 0)
    return {
      chain: chain.map(({ address: one }) => one),
      requests: requests.length,
      scriptBytes: sum('Script'),
      pageBytes: sum('Document'),
      bytes: sum(),
      firstPaint: observed.firstPaint,
      largestPaint: observed.largestPaint,
      largestElement: observed.largestElement,
      usable: observed.usable,
      shift: observed.shift,
    }
  } finally {
    await page.close()
  }
}

declare global {
  /** Set by observe-page.js. */
  var observed:
    | (Pick<Visit, 'firstPaint' | 'largestPaint' | 'largestElement' | 'shift'> & {
        isOfPage: boolean
        usable?: number
      })
    | undefined
}

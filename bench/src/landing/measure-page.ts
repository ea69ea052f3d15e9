import { join } from 'node:path'
import type { Browser } from 'playwright-core'

/** Milliseconds and bytes on the wire of one visit, cold, at 4x CPU slowdown on Slow 4G. */
export interface Visit {
  requests: number
  scriptBytes: number
  fontBytes: number
  imageBytes: number
  totalBytes: number
  firstContentfulPaint: number
  largestContentfulPaint: number
  usable: number
  longTasks: number
  longTaskTime: number
}

const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
}

/** Opens the landing page with an empty cache and profile. */
export async function measurePage(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await page.addInitScript({ path: join(import.meta.dirname, 'observe-page.js') })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const types = new Map<string, string>()
    const bytes: Record<string, number> = {}
    let requests = 0
    devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (!response.url.startsWith('http')) return
      requests += 1
      types.set(requestId, type)
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? 'Other'
      bytes[type] = (bytes[type] ?? 0) + encodedDataLength
    })
    await page.goto(`${address}/`)
    await page.waitForFunction(() => globalThis.landing?.usable !== undefined)
    // Requests after the first render belong to the visit.
    await page.waitForTimeout(3000)
    const seen = await page.evaluate(() => globalThis.landing)
    if (seen?.usable === undefined) throw new Error('The page never became usable')
    return {
      requests,
      scriptBytes: bytes.Script ?? 0,
      fontBytes: bytes.Font ?? 0,
      imageBytes: bytes.Image ?? 0,
      totalBytes: Object.values(bytes).reduce((sum, value) => sum + value, 0),
      ...seen,
      usable: seen.usable,
    }
  } finally {
    await context.close()
  }
}

declare global {
  /** Set by observe-page.js. */
  var landing:
    (Omit<Visit, 'requests' | 'usable' | `${string}Bytes`> & { usable?: number }) | undefined
}

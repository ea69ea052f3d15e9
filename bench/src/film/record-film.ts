import type { BrowserContext } from 'playwright-core'
import { slowDown, slowPhone } from '../visits/measure-visit'
import { recordWire } from '../visits/wire'

/** What the page showed from a time on, in milliseconds after the request for it. */
export interface Frame {
  at: number
  picture: string
}

const step = 50
const quiet = 1500
const longest = 30_000

/** Opens a page on the slow phone and keeps what it shows every 50 ms until it sends nothing more; equal pictures once. */
export async function recordFilm(profile: BrowserContext, address: string): Promise<Frame[]> {
  const page = await profile.newPage()
  try {
    const devtools = await profile.newCDPSession(page)
    const wire = await recordWire(devtools)
    await slowDown(devtools, slowPhone)
    const shown: Frame[] = []
    let began = Infinity
    devtools.once('Network.requestWillBeSent', ({ wallTime }) => (began = wallTime))
    devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      void devtools.send('Page.screencastFrameAck', { sessionId })
      shown.push({ at: ((metadata.timestamp ?? NaN) - began) * 1000, picture: data })
    })
    await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxWidth: 195 })
    await page.goto(address, { waitUntil: 'commit' })
    const end = performance.now() + longest
    while (wire.quietFor() < quiet && performance.now() < end) await page.waitForTimeout(100)
    await devtools.send('Page.stopScreencast')
    return everyStep(shown)
  } finally {
    await page.close()
  }
}

function everyStep(shown: readonly Frame[]): Frame[] {
  const frames: Frame[] = []
  for (let at = 0; at <= (shown.at(-1)?.at ?? 0) + step; at += step) {
    const latest = shown.findLast((frame) => frame.at <= at)
    if (latest && latest.picture !== frames.at(-1)?.picture)
      frames.push({ at, picture: latest.picture })
  }
  return frames
}

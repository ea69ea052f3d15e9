import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { logIn, median, say, startProduct } from '../product'

const swipes = 20
const roundTrips = [0, 300, 2000]
const flight = 300

declare global {
  /** Kept by observe-deck.js. */
  var deck: { frames: number[]; isRecording: boolean; next: number[] } | undefined
}

/** A recruiter who has seen nothing yet, on the deck of a phone whose CPU is four times slower. */
async function openDeck(browser: Browser, address: string, { roundTrip = 0, slowdown = 1 }) {
  const email = roundTrip === 2000 ? 'priya' : roundTrip === 300 ? 'tomer' : 'maya'
  const token = await logIn(address, 'recruiter', `${email}@demo.swipefolio.example`)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.addInitScript((given) => {
    sessionStorage.setItem('token', given)
    sessionStorage.setItem('role', 'recruiter')
  }, token)
  await page.addInitScript({ path: join(import.meta.dirname, 'observe-deck.js') })
  const devtools = await context.newCDPSession(page)
  await page.goto(`${address}/swipeprojects`)
  await page.locator('article:not([inert])').waitFor()
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

async function dragAway(page: Page, to: number) {
  const box = await page.locator('article:not([inert])').boundingBox()
  if (!box) throw new Error('There is no card')
  const start = { x: box.x + box.width / 2, y: box.y + 80 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + to, start.y, { steps: 12 })
  await page.mouse.up()
  await page.waitForTimeout(flight + 100)
}

const seenBy = (page: Page) =>
  page.evaluate(() => globalThis.deck ?? { frames: [], isRecording: false, next: [] })

async function measureFrames(browser: Browser, address: string) {
  const page = await openDeck(browser, address, { slowdown: 4 })
  await page.evaluate(() => {
    if (globalThis.deck) globalThis.deck.isRecording = true
  })
  for (let at = 0; at < swipes; at += 1) await dragAway(page, at % 2 === 0 ? 160 : -160)
  const { frames, next } = await seenBy(page)
  await page.context().close()
  const late = frames.filter((time) => time > 20).length
  const sorted = frames.toSorted((left, right) => left - right)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? NaN
  say(`${swipes} drags at 4x CPU slowdown`)
  say(`  frames ${frames.length}, over 20 ms: ${late}, p95 ${p95.toFixed(1)} ms`)
  say(`  next card on top after the release: median ${median(next).toFixed(0)} ms,`)
  say(`  most ${Math.max(...next).toFixed(0)} ms; the flight takes ${flight} ms`)
}

async function measureWaits(browser: Browser, address: string, roundTrip: number) {
  const page = await openDeck(browser, address, { roundTrip })
  for (let at = 0; at < swipes; at += 1) {
    await page.keyboard.press(at % 2 === 0 ? 'ArrowLeft' : 'ArrowUp')
    await page.waitForTimeout(flight + 50)
  }
  const { next } = await seenBy(page)
  await page.context().close()
  const waits = next.filter((time) => time > flight).length + (swipes - next.length)
  say(`  round trip ${roundTrip} ms: ${waits} waits in ${swipes} swipes`)
}

const product = await startProduct()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  chromiumSandbox: false,
})
try {
  await publishProjects(product.address, swipes * 4)
  await measureFrames(browser, product.address)
  say('Waiting for the next card')
  for (const roundTrip of roundTrips) await measureWaits(browser, product.address, roundTrip)
} finally {
  await browser.close()
  await product.stop()
}

async function publishProjects(address: string, count: number) {
  const token = await logIn(address, 'jobseeker', 'noa@demo.swipefolio.example')
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(address + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const [technology] = (await call('GET', '/api/user/techlist')) as { id: number }[]
  for (let at = 0; at < count; at += 1) {
    await call('POST', '/api/user/projects', {
      project: { title: `Project ${at}`, about: 'Tells small harbours when to leave. '.repeat(8) },
      technologies: [{ id: technology?.id }],
    })
  }
}

import { chromium } from 'playwright-core'
import { logIn, median, say, startProduct } from '../product'
import {
  dragAway,
  openDeck,
  recordFrames,
  setRoundTrip,
  settled,
  slowDown,
  type Swipe,
} from './deck-page'

const swipes = 20
const rounds = Number(process.argv[2] ?? 3)
const roundTrips = [0, 300, 2000]
const flight = 300
const slowdown = 4

const product = await startProduct()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  chromiumSandbox: false,
})
try {
  await publish(swipes * (rounds * 2 + roundTrips.length) + 50)
  const token = await logIn(product.address, 'recruiter', 'maya@demo.swipefolio.example')
  await measureFrames(token)
  await measureWaits(token)
} finally {
  await browser.close()
  await product.stop()
}

async function publish(count: number) {
  const token = await logIn(product.address, 'jobseeker', 'noa@demo.swipefolio.example')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  for (let number = 1; number <= count; number += 1) {
    const project = {
      title: `Measured project ${number}`,
      about: 'Tells small harbours when it is safe to leave. '.repeat(8),
      gitUrl: 'https://github.com/harbour/tide',
      websiteUrl: 'https://example.org',
    }
    const technologies = [1, 2, 3].map((step) => ({ id: 1 + ((number * step) % 70) }))
    const answer = await fetch(`${product.address}/api/user/projects`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ project, technologies }),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
}

async function measureFrames(token: string) {
  const { page, devtools, close } = await openDeck(browser, product.address, token)
  await slowDown(devtools, slowdown)
  const seen: Required<Swipe>[] = []
  const ways = {
    'nothing moves': () => page.waitForTimeout(flight),
    'dragged and let go': async () => {
      await dragAway(page)
      seen.push(await settled(page))
    },
    'decided by key': async () => {
      await page.keyboard.press('ArrowLeft')
      seen.push(await settled(page))
    },
  }
  const names = Object.keys(ways) as (keyof typeof ways)[]
  const seenFrames = names.map((name) => ({ name, times: [] as number[] }))
  for (let round = 0; round < rounds; round += 1)
    for (const { name, times } of seenFrames) {
      const latest = await recordFrames(page, async () => {
        for (let swipe = 0; swipe < swipes; swipe += 1) await ways[name]()
      })
      times.push(...latest)
    }
  await close()

  say(`The deck at ${slowdown}x CPU slowdown, ${rounds} rounds of ${swipes} swipes in turn`)
  say(''.padEnd(22) + '  frames   over 20 ms   median      p95   longest')
  for (const { name, times } of seenFrames) {
    const late = times.filter((time) => time > 20).length
    const sorted = times.toSorted((left, right) => left - right)
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? NaN
    const figures = [median(times), p95, sorted.at(-1) ?? NaN].map((ms) => ms.toFixed(1))
    const [middle = '', high = '', longest = ''] = figures
    say(
      name.padEnd(22) +
        `${times.length}`.padStart(8) +
        `${late}`.padStart(13) +
        middle.padStart(9) +
        high.padStart(9) +
        longest.padStart(10),
    )
  }
  const waits = seen.map(({ usable, gone }) => Math.max(0, usable - gone))
  say(
    `next card usable after the other has flown: median ${median(waits).toFixed(0)} ms, ` +
      `longest ${Math.max(...waits).toFixed(0)} ms; flown ${median(seen.map(({ gone }) => gone)).toFixed(0)} ms after the decision\n`,
  )
}

async function measureWaits(token: string) {
  say(`${swipes} decisions in a row by key, each as soon as the last card has flown`)
  say('round trip'.padStart(12) + 'median to next'.padStart(18) + 'longest'.padStart(12))
  for (const roundTrip of roundTrips) {
    const { page, devtools, close } = await openDeck(browser, product.address, token)
    await setRoundTrip(devtools, roundTrip)
    const times: number[] = []
    for (let swipe = 0; swipe < swipes; swipe += 1) {
      await page.keyboard.press('ArrowLeft')
      const { usable, gone } = await settled(page)
      times.push(Math.max(usable, gone))
    }
    say(
      `${roundTrip} ms`.padStart(12) +
        `${median(times).toFixed(0)} ms`.padStart(18) +
        `${Math.max(...times).toFixed(0)} ms`.padStart(12),
    )
    await page.waitForTimeout(roundTrip * 5)
    await close()
  }
}

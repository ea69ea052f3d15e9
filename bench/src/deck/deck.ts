import { printFigure } from '../figures/print-figure'
import { launchBrowser } from '../launch-browser'
import { logIn, median, say, startProduct } from '../product'
import {
  boxSettled,
  dragAway,
  openBareBox,
  openDeck,
  setRoundTrip,
  settled,
  slowDown,
  type Swipe,
} from './deck-page'
import { recordFrames } from './frames'

const swipes = 20
const rounds = Number(process.argv[2] ?? 3)
const roundTrips = [0, 300, 2000]
const slowdown = 4
/** Milliseconds in which a person looks at a card before deciding. */
const look = 300

const product = await startProduct()
const browser = await launchBrowser()
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

/** Counts frames of each way to decide, and of a bare box that is moved the same way in the same minute. */
async function measureFrames(token: string) {
  const deck = await openDeck(browser, product.address, token)
  const bare = await openBareBox(browser)
  const seen: Required<Swipe>[] = []
  const end = async ({ page }: typeof deck) => {
    if (page === bare.page) await boxSettled(page)
    else seen.push(await settled(page))
  }
  const ways = {
    'dragged and let go': ({ page }: typeof deck) => dragAway(page),
    'decided by key': ({ page }: typeof deck) => page.keyboard.press('ArrowLeft'),
  }
  const rows = Object.entries(ways).flatMap(([name, decide]) => [
    { name, decide, on: deck, frames: { wanted: 0, late: 0, dropped: 0 } },
    { name: '  a bare box so', decide, on: bare, frames: { wanted: 0, late: 0, dropped: 0 } },
  ])
  for (let round = 0; round < rounds; round += 1)
    for (const { decide, on, frames } of rows) {
      await on.page.bringToFront()
      // CPU throttling keeps a core busy, even for a page in the background.
      await slowDown(on.devtools, slowdown)
      const latest = await recordFrames(on.devtools, async () => {
        for (let swipe = 0; swipe < swipes; swipe += 1) {
          await decide(on)
          await end(on)
          await on.page.waitForTimeout(look)
        }
      })
      await slowDown(on.devtools, 1)
      for (const key of ['wanted', 'late', 'dropped'] as const) frames[key] += latest[key]
    }
  await deck.close()
  await bare.close()

  say(`The deck at ${slowdown}x CPU slowdown, ${rounds} rounds of ${swipes} swipes in turn`)
  say(''.padEnd(22) + 'frames     late (over 20 ms)   not shown')
  for (const { name, frames } of rows) {
    const { wanted, late, dropped } = frames
    const share = (part: number) => `${part} (${((100 * part) / wanted).toFixed(1)} %)`
    say(name.padEnd(22) + `${wanted}`.padEnd(11) + share(late).padEnd(20) + share(dropped))
  }
  const waits = seen.map(({ usable, gone }) => Math.max(0, usable - gone))
  say(
    `next card usable after the other has flown: median ${median(waits).toFixed(0)} ms, ` +
      `longest ${Math.max(...waits).toFixed(0)} ms; flown ${median(seen.map(({ gone }) => gone)).toFixed(0)} ms after the decision\n`,
  )
}

async function measureWaits(token: string) {
  say(`${swipes} decisions in a row by key, each as soon as the last card has flown`)
  for (const roundTrip of roundTrips) {
    const { page, devtools, close } = await openDeck(browser, product.address, token)
    await setRoundTrip(devtools, roundTrip)
    const waits: number[] = []
    for (let swipe = 0; swipe < swipes; swipe += 1) {
      await page.keyboard.press('ArrowLeft')
      const { usable, gone } = await settled(page)
      waits.push(Math.max(0, usable - gone))
    }
    printFigure({
      goal: 'G12',
      name: `longest wait, round trip ${roundTrip} ms`,
      ours: [Math.max(...waits)],
      unit: 'ms',
    })
    await page.waitForTimeout(roundTrip * 5)
    await close()
  }
}

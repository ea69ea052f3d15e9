import type { Browser } from 'playwright-core'
import { countOnBell, enter, open, timeOf } from './chat-pages'
import { call, openStream, quantile, type Person } from './chatting'
import { printFigure } from './figures/print-figure'
import { launchBrowser } from './launch-browser'
import { median, say, startProduct } from './product'

const rounds = 100
/** A badge shows ten as it shows eleven. */
const badgeRounds = 8

const { address, stop } = await startProduct()
let browser: Browser | undefined
try {
  browser = await launchBrowser()
  const withStream = await measure(browser, true)
  const without = await measure(browser, false)
  printFigure({ goal: 'G10', name: 'message', ours: withStream.message, unit: 'ms' })
  say(`\nmedian / p95 / p99 in ms           with a stream        without`)
  for (const what of ['message', 'badge', 'bell', 'event to bell'] as const) {
    say(`${what.padEnd(35)}${figures(withStream[what]).padEnd(21)}${figures(without[what])}`)
  }
} finally {
  await browser?.close()
  await stop()
}

/** Measures from the click to the frame that shows the message on the other page. */
async function measure(inside: Browser, hasStream: boolean) {
  const recruiter = await open(inside, address, 'recruiter', hasStream)
  const seeker = await open(inside, address, 'jobseeker', hasStream)
  const [maya, noa] = [recruiter.page, seeker.page]
  const bell = await timeBell(recruiter, seeker, hasStream ? badgeRounds : 4)
  await enter(maya, 'recruiter')
  const send = (text: string) => async () => {
    await maya.getByRole('textbox', { name: 'Message' }).fill(text)
    // Lets the typing event leave first, because nobody clicks at the moment of the last key.
    await maya.waitForTimeout(100)
    return maya.evaluate(() => {
      const at = performance.timeOrigin + performance.now()
      document.querySelector<HTMLElement>('[role=dialog] button[type=submit]')?.click()
      return at
    })
  }
  const badge = await repeat(hasStream ? badgeRounds : 4, () =>
    timeOf(noa, { selector: 'button[aria-haspopup=dialog]' }, send(`Bench ${Date.now()}`)),
  )
  await enter(noa, 'jobseeker')
  const message = await repeat(hasStream ? rounds : 30, () => {
    const text = `Bench ${Date.now()}`
    return timeOf(noa, { selector: '[role=log]', text }, send(text))
  })
  await maya.context().close()
  await noa.context().close()
  return { message: timesOf(message), badge: timesOf(badge), ...bell }
}

interface Opened {
  page: Parameters<typeof enter>[0]
  person: Person
}

/** Measures from the call that sends a link, and from its event in a stream, to the recruiter's bell. */
async function timeBell(recruiter: Opened, seeker: Opened, count: number) {
  const fromEvent: number[] = []
  let eventAt = 0
  const stream = await openStream(address, recruiter.person, ({ type }) => {
    if (type === 'notification') eventAt = performance.timeOrigin + performance.now()
  })
  const fromCall = await repeat(count, async () => {
    const endDate = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const request = {
      id: 0,
      owner: null,
      title: 'Bench',
      mission: 'x',
      positionOffer: 'x',
      endDate,
    }
    const { id } = await call<{ id: number }>(address, recruiter.person, 'projectRequests', request)
    const time = await timeOf(recruiter.page, countOnBell, () =>
      seeker.page.evaluate(
        ({ path, token }) => {
          const at = performance.timeOrigin + performance.now()
          void fetch(path, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
          return at
        },
        {
          path: `/api/user/project-request/${id}/send-link?gitHubLink=https://github.com/a/b`,
          token: seeker.person.token,
        },
      ),
    )
    fromEvent.push(time.shownAt - eventAt)
    return time
  })
  stream.close()
  return {
    bell: timesOf(fromCall),
    'event to bell': fromEvent,
  }
}

async function repeat<T>(count: number, once: () => Promise<T>) {
  const times: T[] = []
  for (let round = 0; round < count; round += 1) {
    times.push(await once())
    await new Promise((resolve) => {
      setTimeout(resolve, 300 + Math.random() * 200)
    })
  }
  return times
}

function timesOf(measured: { time: number }[]) {
  return measured.map(({ time }) => time)
}

function figures(values: number[]) {
  return [median(values), quantile(values, 0.95), quantile(values, 0.99)]
    .map((value) => value.toFixed(0))
    .join(' / ')
}

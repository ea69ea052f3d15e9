import { get } from 'node:http'
import { publishBuiltApps } from '@swipefolio/platform/release-store'
import { chromium } from 'playwright-core'
import { logIn, median, say, startProduct } from '../product'
import { buildSample, cloneApps } from './extra-apps'
import { measureHeader, visitPage, type Visit } from './visit-page'

const rounds = Number(process.argv[2] ?? 3)
const counts = (process.argv[3] ?? '5,25,55').split(',').map(Number)
const ownApps = 5
const widths = [320, 390, 768, 1100, 1280, 1920]

const build = await buildSample()
const stages = await Promise.all(counts.map(startWithApps))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  chromiumSandbox: false,
})
try {
  say(''.padEnd(44) + counts.map((count) => `${count} apps`.padStart(12)).join(''))
  for (const [label, path, encoding] of [
    ['HTML of home', '/', 'identity'],
    ['HTML of home, brotli', '/', 'br'],
    ['HTML of an extra app or FAQ, brotli', '/faq', 'br'],
    ['registry.json', '/registry.json', 'identity'],
    ['registry.json, brotli accepted', '/registry.json', 'br'],
  ] as const)
    row(
      label,
      await Promise.all(stages.map(({ address }) => sizeOf(address + path, encoding))),
      'B',
    )
  for (const page of ['home', 'dashboard'] as const) {
    const visits = stages.map((): Visit[] => [])
    // The first round warms up servers and is not counted.
    for (let round = 0; round <= rounds; round += 1)
      for (const [at, { address, person }] of stages.entries()) {
        const visit =
          page === 'home'
            ? await visitPage(browser, `${address}/`)
            : await visitPage(browser, `${address}/dashboard`, person)
        if (round > 0) visits[at]?.push(visit)
      }
    const medians = (key: keyof Visit) => visits.map((all) => median(all.map((one) => one[key])))
    row(`${page}: requests until idle`, medians('requests'))
    row(`${page}: bytes until idle`, medians('bytes'), 'B')
    const usable = medians('usable')
    row(`${page}: a click works, at 4x CPU slowdown`, usable, 'ms')
    say(
      `${page}: the same as a ratio`.padEnd(44) +
        usable.map((one) => (one / (usable[0] ?? NaN)).toFixed(2).padStart(12)).join(''),
    )
  }
  for (const width of widths) {
    const headers = await Promise.all(
      stages.map(({ address }) => measureHeader(browser, `${address}/`, width)),
    )
    row(
      `window of ${width} px: width of the document`,
      headers.map((one) => one.document),
      'px',
    )
    row(
      `window of ${width} px: right edge of Login`,
      headers.map(({ login }) => login),
      'px',
    )
  }
} finally {
  await browser.close()
  await Promise.all(stages.map(({ stop }) => stop()))
}

async function startWithApps(count: number) {
  const product = await startProduct()
  const folders = cloneApps(build, count - ownApps)
  await publishBuiltApps({ pool: product.pool, folders, log: () => undefined })
  const token = await logIn(product.address, 'recruiter', 'maya@demo.swipefolio.example')
  return { ...product, person: { token, role: 'recruiter' } }
}

function row(label: string, values: readonly number[], unit = '') {
  say(
    label.padEnd(44) + values.map((value) => `${Math.round(value)} ${unit}`.padStart(12)).join(''),
  )
}

function sizeOf(address: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': encoding, accept: 'text/html' } }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => (bytes += part.length))
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}

import { get } from 'node:http'
import { publishBuiltApps } from '@swipefolio/platform/release-store'
import { printFigure } from '../figures/print-figure'
import { launchBrowser } from '../launch-browser'
import { logIn, say, startProduct } from '../product'
import { measureVisit, newProfile, type Visit, type VisitFigure } from '../visits/measure-visit'
import { buildSample, cloneApps } from './extra-apps'
import { measureHeader } from './measure-header'

const rounds = Number(process.argv[2] ?? 3)
const counts = (process.argv[3] ?? '5,50').split(',').map(Number)
const ownApps = 5
const widths = [320, 390, 768, 1100, 1280, 1920]

const build = await buildSample()
const stages = await Promise.all(counts.map(startWithApps))
const browser = await launchBrowser()
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
        const profile = await newProfile(browser, page === 'home' ? undefined : person)
        const path = page === 'home' ? '/' : '/dashboard'
        const visit = await measureVisit(profile, address + path)
        if (round > 0) visits[at]?.push(visit)
        await profile.close()
      }
    const [fewest = [], ...more] = visits
    for (const [at, most] of more.entries()) {
      const compare = (name: string, key: VisitFigure, unit?: string) =>
        printFigure({
          goal: page === 'home' && key === 'largestPaint' ? 'G15' : undefined,
          name: `${page}: ${name}, ${counts[at + 1]} : ${counts[0]} apps`,
          ours: most.map((visit) => visit[key]),
          theirs: fewest.map((visit) => visit[key]),
          unit,
        })
      compare('LCP', 'largestPaint', 'ms')
      compare('a click works', 'usable', 'ms')
      compare('requests', 'requests')
      compare('bytes', 'bytes', 'B')
    }
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

import { chromium } from 'playwright-core'
import { median, say, startProduct } from '../product'
import { measurePage, type Visit } from './measure-page'
import { buildOneBundle } from './one-bundle'
import { serveBundle } from './serve-bundle'

const rounds = Number(process.argv[2] ?? 7)

const rows: { label: string; key: keyof Visit; unit: string }[] = [
  { label: 'requests', key: 'requests', unit: '' },
  { label: 'JavaScript', key: 'scriptBytes', unit: 'B' },
  { label: 'fonts', key: 'fontBytes', unit: 'B' },
  { label: 'images', key: 'imageBytes', unit: 'B' },
  { label: 'everything', key: 'totalBytes', unit: 'B' },
  { label: 'first contentful paint', key: 'firstContentfulPaint', unit: 'ms' },
  { label: 'largest contentful paint', key: 'largestContentfulPaint', unit: 'ms' },
  { label: 'a click works', key: 'usable', unit: 'ms' },
  { label: 'long tasks', key: 'longTasks', unit: '' },
  { label: 'time in long tasks', key: 'longTaskTime', unit: 'ms' },
]

const [whole, split] = await Promise.all([buildOneBundle('whole'), buildOneBundle('split')])
const product = await startProduct()
const oneBundle = await serveBundle(product.address, whole.folder, whole.entry)
const byRoute = await serveBundle(product.address, split.folder, split.entry)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  chromiumSandbox: false,
})
try {
  const variants = { shipped: product.address, bundle: oneBundle.address, byRoute: byRoute.address }
  const visits: Record<keyof typeof variants, Visit[]> = { shipped: [], bundle: [], byRoute: [] }
  const names = Object.keys(variants) as (keyof typeof variants)[]
  // One visit of each warms up servers and the disk and is not counted.
  for (const name of names) await measurePage(browser, variants[name])
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) visits[name].push(await measurePage(browser, variants[name]))

  say(`Home at 4x CPU slowdown on Slow 4G, medians of ${rounds} cold visits in turn`)
  say(''.padEnd(26) + 'as shipped   one bundle   ratio   split by route   ratio')
  for (const { label, key, unit } of rows) {
    const of = (name: keyof typeof variants) => median(visits[name].map((visit) => visit[key]))
    const ratio = (name: keyof typeof variants) => (of('shipped') / of(name)).toFixed(2)
    const value = (name: keyof typeof variants, width: number) =>
      `${Math.round(of(name))} ${unit}`.padStart(width)
    say(
      label.padEnd(26) +
        `${value('shipped', 10)}${value('bundle', 13)}${ratio('bundle').padStart(8)}` +
        `${value('byRoute', 17)}${ratio('byRoute').padStart(8)}`,
    )
  }
} finally {
  await browser.close()
  oneBundle.stop()
  byRoute.stop()
  await product.stop()
}

import { startBudgets, startWeight } from '../../e2e/src/support/start-weight'
import { printFigure } from './figures/print-figure'
import { say, startProduct } from './product'

const product = await startProduct()
try {
  const page = await fetch(`${product.address}/`, { headers: { accept: 'text/html' } })
  const weight = startWeight(await page.text())
  const sorted = Object.entries(weight).toSorted(([, one], [, other]) => other - one)
  say('Scripts that a click on the home page waits for, by package, brotli')
  for (const [name, bytes] of sorted) {
    const goal = { atMost: startBudgets[name] ?? 0 }
    printFigure({ name, ours: [Math.round(bytes)], unit: 'B', goal })
  }
  const all = sorted.reduce((sum, [, bytes]) => sum + bytes, 0)
  printFigure({ name: 'all', ours: [Math.round(all)], unit: 'B' })
} finally {
  await product.stop()
}

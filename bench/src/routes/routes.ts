import { buildBundle } from '../one-bundle/build-bundle'
import { serveBundle } from '../one-bundle/serve-bundle'
import { launchBrowser } from '../launch-browser'
import { say, startProduct } from '../product'
import { listRoutes } from './list-routes'
import { measureRoute, type Measured } from './measure-route'
import { printRoute } from './print-route'
import { printTable } from './print-table'

const [rounds = '5', ...wanted] = process.argv.slice(2)

const [whole, split] = [await buildBundle('whole'), await buildBundle('split')]
const product = await startProduct()
const servers = await Promise.all(
  [whole, split].map(({ folder, entry }) => serveBundle(product.address, folder, entry)),
)
const browser = await launchBrowser()
try {
  const [ofWhole = '', ofSplit = ''] = servers.map(({ address }) => address)
  const addresses = { ours: product.address, whole: ofWhole, split: ofSplit }
  const routes = await listRoutes(product.address)
  const chosen = routes.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  if (chosen.length === 0) throw new Error(`Pages are ${routes.map(({ name }) => name).join(', ')}`)
  say(
    `4x CPU slowdown, 150 ms, 1.6 Mbps; medians of ${rounds} visits, each in a new profile, in turn`,
  )
  const measured: Measured[] = []
  for (const route of chosen) {
    const one = await measureRoute(browser, addresses, route, Number(rounds))
    measured.push(one)
    printRoute(one)
  }
  printTable(measured)
} finally {
  await browser.close()
  for (const { stop } of servers) stop()
  await product.stop()
}

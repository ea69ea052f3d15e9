import { launchBrowser } from '../launch-browser'
import { startVariants } from '../one-bundle/start-variants'
import { say } from '../product'
import { listRoutes } from './list-routes'
import { measureRoute, type Measured } from './measure-route'
import { printRoute } from './print-route'
import { printTable } from './print-table'

const [rounds = '5', ...wanted] = process.argv.slice(2)

const { addresses, stop } = await startVariants()
const browser = await launchBrowser()
try {
  const routes = await listRoutes(addresses.ours)
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
  await stop()
}

import { printFigure } from '../figures/print-figure'
import { launchBrowser } from '../launch-browser'
import { startVariants, variants, type Variant } from '../one-bundle/start-variants'
import { say } from '../product'
import { listRoutes } from '../routes/list-routes'
import { measureChange } from './measure-change'

const rounds = Number(process.argv[2] ?? 11)

/** From a page of one app to a page of another, by a link of the header. */
const changes = [
  { role: 'recruiter', from: '/faq', to: '/swipeprojects' },
  { role: 'recruiter', from: '/swipeprojects', to: '/project-requests' },
  { role: 'recruiter', from: '/', to: '/project-requests' },
  { role: 'jobseeker', from: '/dashboard', to: '/project-requests' },
] as const

const { addresses, stop } = await startVariants()
const browser = await launchBrowser()
try {
  const routes = await listRoutes(addresses.ours)
  say(`From the click to the other page's heading, 4x CPU slowdown, ${rounds} times in turn`)
  for (const { role, from, to } of changes) {
    const person = routes.find((route) => route.person?.role === role)?.person
    const times: Record<Variant, number[]> = { ours: [], whole: [], split: [] }
    // The first round warms up servers and is not counted.
    for (let round = 0; round <= rounds; round += 1)
      for (const variant of variants) {
        const time = await measureChange(browser, addresses[variant], { person, from, to })
        if (round > 0) times[variant].push(time)
      }
    for (const other of ['whole', 'split'] as const)
      printFigure({
        goal: 'G6',
        name: `${from} to ${to}, ${role}, to ${other}`,
        ours: times.ours,
        theirs: times[other],
        isDifference: true,
        unit: 'ms',
      })
  }
} finally {
  await browser.close()
  await stop()
}

import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from '../launch-browser'
import { startVariants } from '../one-bundle/start-variants'
import { say } from '../product'
import { listRoutes } from '../routes/list-routes'
import { newProfile } from '../visits/measure-visit'
import { drawSheet, type Strip } from './draw-sheet'
import { recordFilm } from './record-film'

const filmed = [
  '/',
  '/login',
  '/project-request/:requestId',
  '/swipeprojects as recruiter',
  '/dashboard as recruiter',
  '/dashboard as jobseeker',
]
const [folder = join(tmpdir(), 'film'), ...wanted] = process.argv.slice(2)

mkdirSync(folder, { recursive: true })
const { addresses, stop } = await startVariants()
const browser = await launchBrowser()
try {
  const routes = await listRoutes(addresses.ours)
  const names = wanted.length === 0 ? filmed : wanted
  for (const { name, path, person } of routes.filter((route) => names.includes(route.name))) {
    const strips: Strip[] = []
    for (const variant of ['ours', 'split'] as const) {
      const profile = await newProfile(browser, person)
      for (const visit of ['first', 'second']) {
        const frames = await recordFilm(profile, addresses[variant] + path)
        strips.push({ title: `${name}, ${visit} visit, ${variant}`, frames })
      }
      await profile.close()
    }
    const file = join(folder, `${name.match(/\w+/g)?.join('-') ?? 'home'}.png`)
    await drawSheet(browser, strips, file)
    say(file)
  }
} finally {
  await browser.close()
  await stop()
}

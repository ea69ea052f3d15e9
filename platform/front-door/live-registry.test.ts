import type { Pool } from 'pg'
import { promote, publishBuiltApps, triesCanary } from '../release-store'
import { writeBuiltApp } from '../testing/built-app'
import { createTestPool } from '../testing/test-pool'
import { LiveRegistry } from './live-registry'

const app = 'mfe-a'

let pool: Pool
let registry: LiveRegistry

beforeAll(async () => {
  pool = await createTestPool()
  const shell = writeBuiltApp({ app: 'shell', version: '1.0.0', files: { 'main.js': '' } })
  const built = ['1.0.0', '1.1.0', '1.2.0'].map((version) =>
    writeBuiltApp({ app, version, files: { 'entry.js': version } }),
  )
  await publishBuiltApps({ pool, folders: [shell, ...built], log: () => undefined })
  await promote(pool, { releases: { [app]: '1.1.0' }, by: 'test' })
  await promote(pool, { releases: { [app]: '1.2.0' }, percent: 50, by: 'test' })
  registry = new LiveRegistry(pool, false, () => undefined)
  await registry.start()
})
afterAll(async () => {
  await registry.stop()
  await pool.end()
})

it('keeps the fallback of a visitor who left the canary from the visitors of the active release', async () => {
  const visitors = Array.from({ length: 50 }, (_, number) => `visitor-${number}`)
  const tries = (visitor: string) => triesCanary(visitor, app, 50)
  const left = await registry.with(new Map([[app, '1.1.0']]), visitors.find(tries))
  expect(left.registry.apps[app]?.previous?.version).toBe('1.2.0')
  const usual = registry.for(visitors.find((visitor) => !tries(visitor)))
  expect(usual.registry.apps[app]?.previous?.version).toBe('1.0.0')
})

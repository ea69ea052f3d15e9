import type { Pool } from 'pg'
import { releaseOf, writeBuiltApp } from '../testing/built-app'
import { createTestPool } from '../testing/test-pool'
import { checkBeside, publishBuiltApps } from '.'

let pool: Pool

const canaries = Array.from({ length: 30 }, (_, index) => `mfe-${index}`)

const appWith = (app: string, version: string, path: string) => ({
  app,
  version,
  files: { 'entry.js': version },
  manifest: { routes: [{ path, screen: 'Home', title: 'Home' }] },
})

beforeAll(async () => {
  pool = await createTestPool()
  const built = [
    { app: 'shell', version: '1.0.0', files: { 'entry.js': 'shell' } },
    ...canaries.flatMap((app) => [
      appWith(app, '1.0.0', `/${app}`),
      appWith(app, '2.0.0', `/${app}/next`),
    ]),
  ]
  await publishBuiltApps({ pool, folders: built.map(writeBuiltApp), log: () => undefined })
  await pool.query(
    `update platform.pointers set canary = '2.0.0', canary_percent = 10, canary_since = now()
     where app <> 'shell'`,
  )
})
afterAll(() => pool.end())

const check = async (path: string) =>
  (await checkBeside(pool, releaseOf(appWith('mfe-labs', '1.0.0', path)))).map(
    ({ sentence }) => sentence,
  )

it('judges a release beside any number of canaries', async () => {
  expect(await check('/labs')).toEqual([])
  expect(await check('/mfe-29/next')).toEqual([
    'mfe-labs 1.0.0 and mfe-29 2.0.0 both have a page at /mfe-29/next for everybody.',
  ])
  expect(await check('/mfe-29')).toEqual([
    'mfe-labs 1.0.0 and mfe-29 1.0.0 both have a page at /mfe-29 for everybody.',
  ])
})

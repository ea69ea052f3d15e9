import { expect, test } from '@playwright/test'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './support/checkout'
import { testInFull } from './support/is-full'
import { startReleaseStage, type ReleaseStage } from './support/releases'

test.describe.configure({ mode: 'serial', timeout: 600_000 })

let stage: ReleaseStage
let team: string
let before: Record<string, string>

test.beforeAll(async () => {
  stage = await startReleaseStage()
  team = await stage.token('labs-team', '--apps', 'mfe-labs')
  before = stage.checkout.files()
  const { code, output } = await stage.checkout.run('create-app', ['mfe-labs'])
  expect(output).toContain('npm run release -- mfe-labs')
  expect(code).toBe(0)
})
test.afterAll(() => stage.end())
test.use({ baseURL: async ({}, use) => use(stage?.server.url) })

testInFull('a new app passes its tests', async () => {
  const { folder } = stage.checkout
  const jest = join(folder, 'node_modules/jest/bin/jest.js')
  const args = [jest, '-w', '1', '--selectProjects', 'mfe-labs']
  const { code, output } = await run(process.execPath, args, folder)
  expect(output).toContain('Tests:       2 passed, 2 total')
  expect(code).toBe(0)
})

test.describe('refuses a release', () => {
  /** Releases a changed app, and restores its sources afterwards. */
  async function refusal(changes: Record<string, string>) {
    const { read, write } = stage.checkout
    const originals = Object.keys(changes).map((file) => [file, read(file)] as const)
    for (const [file, content] of Object.entries(changes)) write(file, content)
    const { code, output } = await stage.release(team, 'mfe-labs')
    for (const [file, content] of originals) write(file, content)
    expect(code).toBe(1)
    return output
  }

  // Tests of uploads and of the gate have this refusal.
  testInFull('with a copy of a shared package', async () => {
    const file = 'mfe-labs/webpack.config.cjs'
    const config = stage.checkout.read(file).replace(
      'module.exports =',
      `const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack')
      const configure =`,
    )
    const forgetful = `${config}
      module.exports = (options) => {
        const config = configure(options)
        const plugins = config.plugins.filter((plugin) => !(plugin instanceof ModuleFederationPlugin))
        const exposes = { './Labs': './src/screens/labs/labs-screen.tsx' }
        const filename = 'remoteEntry.[contenthash:8].js'
        plugins.push(new ModuleFederationPlugin({ name: 'mfe_labs', filename, exposes, dts: false }))
        return { ...config, plugins }
      }`
    expect(await refusal({ [file]: forgetful })).toContain(
      'mfe-labs 1.0.0 does not share @swipefolio/shared/session: it brings a copy of its own',
    )
  })

  // Tests of the gate have each of these refusals.
  testInFull(
    'over its size budget, with a route of another app, and for a newer major than the shell has',
    async () => {
      const { folder, read } = stage.checkout
      const good = JSON.parse(read('mfe-labs/app.json')) as object
      const routes = [{ path: '/faq', screen: 'Labs', title: 'Labs' }]
      const scope = join(folder, 'mfe-labs/node_modules/@swipefolio')
      mkdirSync(scope, { recursive: true })
      symlinkSync(join(folder, 'shared'), join(scope, 'shared'))
      const manifest = read('shared/package.json').replace(
        /"version": "1\.[^"]+"/,
        '"version": "2.0.0"',
      )
      const output = await refusal({
        'shared/package.json': manifest,
        'mfe-labs/app.json': JSON.stringify({ ...good, routes, budget: 100 }),
      })
      for (const sentence of [
        /mfe-labs 1\.0\.0 is over its budget: \d+ bytes of scripts \(brotli\), 100 allowed, \d+ too many\./,
        /mfe-labs 1\.0\.0 and mfe-public \S+ both have a page at \/faq for everybody\./,
        /mfe-labs 1\.0\.0 needs @swipefolio\/shared\/session \^2\.0\.0; shell \S+ provides 1\.\d+\.0\./,
      ]) {
        expect(output).toMatch(sentence)
      }
      await run('rm', ['-r', join(folder, 'mfe-labs/node_modules')], folder)
    },
  )
})

test('its release adds its page and its menu entry to the live shell', async ({ page }) => {
  expect((await page.goto('/labs'))?.status()).toBe(404)
  const shell = (await stage.registry()).apps.shell?.version
  const { code, output } = await stage.release(team, 'mfe-labs')
  expect(output).toContain('mfe-labs 1.0.0 is live.')
  expect(code).toBe(0)
  await stage.untilLive('mfe-labs', '1.0.0')
  expect((await stage.registry()).apps.shell?.version).toBe(shell)

  await page.goto('/faq')
  await page.getByRole('banner').getByRole('link', { name: 'Labs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Labs' })).toBeVisible()
  expect((await page.goto('/labs'))?.status()).toBe(200)
  await expect(page).toHaveTitle('Labs · Swipefolio')
  await expect(page.getByText('Welcome.')).toBeVisible()
})

test('its removal leaves nothing behind', async ({ page }) => {
  const removed = await stage.checkout.run('create-app', ['mfe-labs', '--remove'])
  expect(removed.code).toBe(0)
  expect(Object.keys(stage.checkout.files())).toEqual(Object.keys(before))
  expect(stage.checkout.files()['package-lock.json']).toBe(before['package-lock.json'])
  expect((await stage.release(team, 'retire', 'mfe-labs')).output).toBe(
    'mfe-labs is not live any more.',
  )
  await stage.untilLive('mfe-labs', undefined)
  expect((await page.goto('/labs'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Labs' })).toHaveCount(0)
  expect(JSON.stringify(await stage.registry())).not.toContain('mfe-labs')
})

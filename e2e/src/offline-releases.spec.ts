import { expect, type Page, test } from '@playwright/test'
import { testInFull } from './support/is-full'
import { publishBuilt, type ReleaseStage, startReleaseStage } from './support/releases'
import { ready, type ServerProcess, startServer, stop } from './support/server-process'
import { cacheNames, isKeptPage, untilKept } from './support/service-worker'

test.describe.configure({ mode: 'serial', timeout: 300_000 })
test.use({ serviceWorkers: 'allow' })

let stage: ReleaseStage
let server: ServerProcess
let operator: string

test.beforeAll(async () => {
  stage = await startReleaseStage()
  server = stage.server
  operator = await stage.token('boss', '--operator')
})
test.afterAll(async () => {
  await stop(server)
  await stage.end()
})
test.use({ baseURL: async ({}, use) => use(stage?.server.url) })

const shellOf = (page: Page) => page.locator('script#shell').getAttribute('data-version')

/**
 * Waits until the newest worker is the active one, then stops the server: the page that this worker answers with is that of the version. The next
 * worker takes over at the end of an event of the one before, which a debugger keeps from ending by itself; so the page asks for a file.
 */
async function expectKept(page: Page, version: string) {
  const workerStates = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
      await fetch(document.querySelector<HTMLScriptElement>('script#shell')?.src ?? '')
      const { active, installing, waiting } = registration
      return [active, installing, waiting].map((worker) => worker?.state)
    })
  await expect.poll(workerStates).toEqual(['activated', undefined, undefined])
  await stop(server)
  await page.reload()
  expect(await shellOf(page)).toBe(version)
  expect(await isKeptPage(page)).toBe(true)
  const { url } = server
  server = await startServer({
    DATA_DIR: stage.dataDir,
    PORT: new URL(url).port,
    PUBLIC_URL: url,
  })
  await ready(server)
  await expect.poll(() => isKeptPage(page).catch(() => true)).toBe(false)
}

test('a release and a rollback are in the next page, and in the one without network', async ({
  page,
}) => {
  await page.goto('/faq')
  await untilKept(page)
  const before = (await shellOf(page)) ?? ''
  const next = '1.0.1'
  await publishBuilt(stage.server.url, operator, 'shell', (release) => ({
    ...release,
    version: next,
    hashedNames: undefined,
  }))
  expect((await stage.release(operator, 'promote', `shell@${next}`)).output).toContain('live')
  await stage.untilLive('shell', next)
  await page.reload()
  expect(await shellOf(page)).toBe(next)
  await expectKept(page, next)

  await stage.release(operator, 'rollback', 'shell')
  await stage.untilLive('shell', before)
  await page.reload()
  expect(await shellOf(page)).toBe(before)
  await expectKept(page, before)
  const paths = await page.evaluate(async () =>
    (await (await caches.open('release-files')).keys()).map(({ url }) => new URL(url).pathname),
  )
  expect(paths.filter((path) => path.includes(next))).toEqual([])
})

testInFull('an operator can retire the worker', async ({ page }) => {
  await page.goto('/faq')
  await untilKept(page)
  const { url } = server
  await stop(server)
  await page.reload()
  expect(await isKeptPage(page)).toBe(true)
  const off = await startServer({
    DATA_DIR: stage.dataDir,
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    SERVICE_WORKER: 'off',
  })
  await ready(off)
  await expect.poll(() => isKeptPage(page).catch(() => true)).toBe(false)
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0)
  expect(await cacheNames(page)).toEqual([])
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(() => performance.now() > 5000)
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0)
  await stop(off)
})

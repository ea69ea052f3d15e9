import { type BrowserContext, expect, test } from '@playwright/test'
import { testInFull } from './support/is-full'
import { changeScreen, startReleaseStage, type ReleaseStage } from './support/releases'

test.describe.configure({ mode: 'serial', timeout: 600_000 })

const visitors = Array.from({ length: 300 }, (_, number) => `fixed-visitor-${number}`)

let stage: ReleaseStage
let team: string

test.beforeAll(async () => {
  stage = await startReleaseStage()
  team = await stage.token('labs-team', '--apps', 'mfe-labs')
  await stage.checkout.run('create-app', ['mfe-labs'])
  const { code, output } = await stage.release(team, 'mfe-labs')
  expect(output).toContain('mfe-labs 1.0.0 is live.')
  expect(code).toBe(0)
})
test.afterAll(() => stage.end())
test.use({ baseURL: async ({}, use) => use(stage?.server.url) })

/** Which of the fixed visitors get this version of the app, or the first few of them. */
async function visitorsOf(version: string, most = visitors.length) {
  const found: string[] = []
  for (const visitor of visitors) {
    if (found.length === most) break
    if ((await stage.registry(visitor)).apps['mfe-labs']?.version === version) found.push(visitor)
  }
  return found
}

const cookieOf = (value: string) => [{ name: 'visitor', value, url: stage.server.url }]

// release-plane.test.ts counts the visitors.
testInFull(
  'reaches a tenth of the visitors, the same ones each time',
  async ({ page, context }) => {
    changeScreen(stage.checkout, 'mfe-labs', 'Labs', 'Only for some')
    const released = await stage.release(team, 'mfe-labs', '--bump', 'patch', '--canary', '10')
    expect(released.output).toContain('10 % of the visitors try 1.0.1.')
    await expect.poll(async () => (await visitorsOf('1.0.1', 1)).length).toBe(1)
    const reached = await visitorsOf('1.0.1')
    expect(reached.length).toBeGreaterThanOrEqual(10)
    expect(reached.length).toBeLessThanOrEqual(50)
    expect(await visitorsOf('1.0.1')).toEqual(reached)

    await context.addCookies(cookieOf(reached[0] ?? ''))
    await page.goto('/labs')
    await expect(page.getByText('Only for some')).toBeVisible()
    const other = visitors.find((visitor) => !reached.includes(visitor)) ?? ''
    await context.addCookies(cookieOf(other))
    await page.goto('/labs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Labs')
    await expect(page.getByText('Only for some')).toBeHidden()
  },
)

test('that fails is rolled back automatically, with the reason in the history', async ({
  browser,
}) => {
  changeScreen(stage.checkout, 'mfe-labs', 'Labs', 'Only for some')
  const file = 'mfe-labs/src/screens/labs/changed-labs-screen.tsx'
  stage.checkout.write(file, `throw new Error('broken')\nexport default () => null\n`)
  const released = await stage.release(team, 'mfe-labs', '--bump', 'minor', '--canary', '20')
  expect(released.output).toContain('20 % of the visitors try 1.1.0.')
  await expect.poll(async () => (await visitorsOf('1.1.0', 3)).length).toBe(3)
  const reached = await visitorsOf('1.1.0', 3)
  const contexts: BrowserContext[] = []
  for (const visitor of reached) {
    const context = await browser.newContext({ baseURL: stage.server.url })
    contexts.push(context)
    await context.addCookies(cookieOf(visitor))
    const page = await context.newPage()
    await page.goto('/labs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Labs')
    await expect(page.getByText('runs in its previous version')).toBeVisible()
    await page.goto('about:blank')
  }
  await expect
    .poll(async () => (await stage.registry(reached[0])).apps['mfe-labs']?.version)
    .toBe('1.0.0')
  // Not before, because reports that a page sends on unload would be lost with its context.
  for (const context of contexts) await context.close()
  const { output } = await stage.release(team, 'history', 'mfe-labs')
  expect(output.split('\n')[0]).toMatch(
    /mfe-labs withdraw 1\.1\.0 -> 1\.0\.0 by health: \d+ failures beside \d+ loads; 3 failures and 5 % are the limit/,
  )
})

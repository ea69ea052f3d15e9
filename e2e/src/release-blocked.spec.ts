import { expect, test } from '@playwright/test'
import type { HealthHour } from '@swipefolio/platform/release-store'
import { testInFull } from './support/is-full'
import { startReleaseStage, type ReleaseStage } from './support/releases'

test.describe.configure({ mode: 'serial', timeout: 600_000 })

const screen = 'mfe-labs/src/screens/labs/labs-screen.tsx'
const loop = 'export default () => {\n  for (;;);\n}\n'

let stage: ReleaseStage
let team: string
let working: string

test.beforeAll(async () => {
  stage = await startReleaseStage()
  team = await stage.token('labs-team', '--apps', 'mfe-labs', '--slots', 'overlay')
  await stage.checkout.run('create-app', ['mfe-labs'])
  working = stage.checkout.read(screen)
})
test.afterAll(() => stage.end())
test.use({ baseURL: async ({}, use) => use(stage?.server.url) })

const live = async (visitor?: string) => (await stage.registry(visitor)).apps['mfe-labs']?.version

/** Changes how long the release command waits for a screen; returns what restores it. */
function setDeadline(milliseconds: number) {
  const { read, write } = stage.checkout
  const file = 'scripts/release.mjs'
  const original = read(file)
  write(file, original.replace('sessionOf:', `deadline: ${milliseconds},\n  sessionOf:`))
  return () => write(file, original)
}

/** How many pages have reported that this version began. */
async function pagesThatBegan(version: string) {
  const headers = { authorization: `Bearer ${team}` }
  const answer = await fetch(`${stage.server.url}/platform/api/health?app=mfe-labs`, { headers })
  const { hours } = (await answer.json()) as { hours: HealthHour[] }
  const ofVersion = hours.filter((hour) => hour.version === version)
  return ofVersion.reduce((sum, { began }) => sum + began, 0)
}

test('a first release that throws or blocks its page is stopped before it is live', async () => {
  stage.checkout.write(screen, `throw new Error('broken')\nexport default () => null\n`)
  const broken = await stage.release(team, 'mfe-labs')
  expect(broken.output).toMatch(/mfe-labs 1\.0\.0: Labs at \/labs for anonymous failed: /)
  expect(broken.code).toBe(1)
  stage.checkout.write(screen, loop)
  // A blocked page keeps a processor busy until the deadline.
  const restoreDeadline = setDeadline(5000)
  const blocking = await stage.release(team, 'mfe-labs', '--bump', 'patch')
  expect(blocking.output).toContain(
    'mfe-labs 1.0.1: Labs at /labs for anonymous was not shown within 5 seconds, and reported no failure.',
  )
  restoreDeadline()
  expect(await live()).toBeUndefined()
})

testInFull('its mended release is live', async () => {
  stage.checkout.write(screen, working)
  const good = await stage.release(team, 'mfe-labs', '--bump', 'patch')
  expect(good.output).toContain('mfe-labs 1.0.2 was tried in a browser: 1 screens were shown.')
  expect(good.output).toContain('mfe-labs 1.0.2 is live.')
})

testInFull(
  'a canary that blocks every page is withdrawn after the deadline',
  async ({ browser }) => {
    const manifest = JSON.parse(stage.checkout.read('mfe-labs/app.json')) as object
    const slots = [{ slot: 'overlay', screen: 'Labs' }]
    stage.checkout.write('mfe-labs/app.json', JSON.stringify({ ...manifest, slots }))
    stage.checkout.write(screen, loop)
    const released = await stage.release(team, 'mfe-labs', '--bump', 'minor', '--canary', '99')
    expect(released.output).toContain('99 % of the visitors try 1.1.0.')
    for (let visitor = 1, blocked = 0; blocked < 3; visitor += 1) {
      const name = `blocked-visitor-${visitor}`
      await expect.poll(() => live(name)).toBeDefined()
      if ((await live(name)) !== '1.1.0') continue
      const context = await browser.newContext({ baseURL: stage.server.url })
      await context.addCookies([{ name: 'visitor', value: name, url: stage.server.url }])
      const page = await context.newPage()
      await page.goto('/faq', { waitUntil: 'commit' })
      blocked += 1
      await expect.poll(() => pagesThatBegan('1.1.0')).toBe(blocked)
      // A blocked page keeps a processor busy until it is closed.
      await context.close()
    }
    await expect.poll(() => live('blocked-visitor-1')).toBe('1.0.2')
    const { output } = await stage.release(team, 'history', 'mfe-labs')
    expect(output.split('\n')[0]).toMatch(
      /mfe-labs withdraw 1\.1\.0 -> 1\.0\.2 by health: 3 failures/,
    )
  },
)

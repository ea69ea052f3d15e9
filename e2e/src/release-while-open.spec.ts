import { expect, test, type Page } from '@playwright/test'
import type { Registry, Release } from '@swipefolio/platform/registry'
import { logInDemo } from './support/demo'
import { testInFull } from './support/is-full'
import {
  changeScreen,
  publishBuilt,
  startReleaseStage,
  type ReleaseStage,
} from './support/releases'

test.describe.configure({ mode: 'serial', timeout: 600_000 })

let stage: ReleaseStage
let team: string
let operator: string

test.beforeAll(async () => {
  stage = await startReleaseStage({ OVERRIDES: 'on' })
  team = await stage.token('recruiter-team', '--apps', 'mfe-recruiter')
  operator = await stage.token('boss', '--operator')
})
test.afterAll(() => stage.end())
test.use({ baseURL: async ({}, use) => use(stage?.server.url) })

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name })

/** Makes a tab visible again that has been open for long. */
async function comeBackLater(page: Page) {
  await page.clock.setFixedTime(Date.now() + 600_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

async function openSwipe(page: Page) {
  await logInDemo(page, 'recruiter')
  await page.goto('/swipeprojects')
  await expect(heading(page, 'Start Swiping')).toBeVisible()
}

test('a new release is used by new pages, offered to an open one, and rolled back', async ({
  page,
  browser,
}) => {
  const before = await stage.registry()
  await openSwipe(page)

  changeScreen(stage.checkout, 'mfe-recruiter', 'Swipe', 'Released on a Tuesday')
  const started = Date.now()
  const released = await stage.release(team, 'mfe-recruiter')
  test.info().annotations.push({ type: 'released in ms', description: `${Date.now() - started}` })
  expect(released.output).toContain('mfe-recruiter 1.0.0 is live, before it 1.0.0-local.')
  expect(released.code).toBe(0)
  await stage.untilLive('mfe-recruiter', '1.0.0')

  const next = await browser.newPage()
  await openSwipe(next)
  await expect(next.getByText('Released on a Tuesday')).toBeVisible()

  await expect(page.getByText('Released on a Tuesday')).toBeHidden()
  await comeBackLater(page)
  await expect(page.getByText('A new version is ready')).toBeVisible()
  await expect(heading(page, 'Start Swiping')).toBeVisible()
  await expect(page.getByText('Released on a Tuesday')).toBeHidden()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Released on a Tuesday')).toBeVisible()

  const { 'mfe-recruiter': recruiter, ...others } = (await stage.registry()).apps
  const { 'mfe-recruiter': _old, ...othersBefore } = before.apps
  expect(recruiter?.version).toBe('1.0.0')
  expect(others).toEqual(othersBefore)

  const back = Date.now()
  const rolledBack = await stage.release(team, 'rollback', 'mfe-recruiter')
  test.info().annotations.push({ type: 'rolled back in ms', description: `${Date.now() - back}` })
  expect(rolledBack.output).toMatch(/^mfe-recruiter 1\.0\.0-local\.\w+ is live\.$/)
  await stage.untilLive('mfe-recruiter', before.apps['mfe-recruiter']?.version)
  await next.goto('/swipeprojects')
  await expect(heading(next, 'Start Swiping')).toBeVisible()
  await expect(next.getByText('Released on a Tuesday')).toBeHidden()
  await next.close()
})

testInFull('a token is valid for its own apps, a revoked one for none', async () => {
  const local = (await stage.registry()).apps['mfe-jobseeker']?.version ?? ''
  for (const args of [
    ['publish', 'mfe-jobseeker'],
    ['promote', `mfe-jobseeker@${local}`],
    ['rollback', 'mfe-jobseeker'],
    ['retire', 'mfe-jobseeker'],
  ]) {
    const { code, output } = await stage.release(team, ...args)
    expect(output).toContain('The token recruiter-team is not for mfe-jobseeker.')
    expect(code).toBe(1)
  }
  const lost = await stage.token('lost', '--operator', '--days', '1')
  expect((await stage.release(lost, 'status', 'shell')).output).toContain('shell 1.0.0-local.')
  await stage.revoke('lost')
  const { code, output } = await stage.release(lost, 'rollback', 'mfe-recruiter')
  expect([code, output]).toEqual([1, 'This needs a deploy token that is valid.'])
})

test('a new shell runs old apps, and an old shell runs new apps', async ({ page }) => {
  const before = (await stage.registry()).apps.shell?.version
  const release = (built: Release) => ({ ...built, version: '1.0.0', hashedNames: undefined })
  await publishBuilt(stage.server.url, operator, 'shell', release)
  const released = await stage.release(operator, 'promote', 'shell@1.0.0')
  expect(released.output).toContain('shell 1.0.0 is live')
  const app = await stage.release(team, 'promote', 'mfe-recruiter@1.0.0')
  expect(app.output).toContain('mfe-recruiter 1.0.0 is live')
  await stage.untilLive('mfe-recruiter', '1.0.0')
  await stage.untilLive('shell', '1.0.0')
  await openSwipe(page)
  await expect(page.getByText('Released on a Tuesday')).toBeVisible()
  await expect(page.locator('script#shell')).toHaveAttribute('data-version', '1.0.0')
  expect((await stage.release(operator, 'rollback', 'shell')).code).toBe(0)
  await stage.untilLive('shell', before)
  await page.goto('/swipeprojects')
  await expect(page.getByText('Released on a Tuesday')).toBeVisible()
  await expect(page.locator('script#shell')).toHaveAttribute('data-version', /^1\.0\.0-local/)
})

test('a published shell that is not live runs on request, with a badge, until it fails', async ({
  page,
}) => {
  const shell = page.locator('script#shell')
  const badge = page.getByRole('complementary', { name: 'Builds in this tab' })
  await page.goto('/faq?app=shell@1.0.0')
  await expect(shell).toHaveAttribute('data-version', '1.0.0')
  await expect(badge).toContainText('shell@1.0.0')
  await expect(page).toHaveURL('/faq')
  await page.goto('/login')
  await expect(shell).toHaveAttribute('data-version', '1.0.0')
  await expect(badge).toBeVisible()
  await badge.getByRole('button', { name: 'Reset' }).click()
  await expect(shell).toHaveAttribute('data-version', /^1\.0\.0-local/)
  await expect(badge).toBeHidden()

  const answer = await page.request.get('/registry.json?app=shell@1.0.0')
  const named = ((await answer.json()) as Registry).apps.shell
  await page.route(`**${named?.base}${named?.entry}`, (route) => route.abort())
  await page.goto('/faq?app=shell@1.0.0')
  await expect(badge).toContainText('shell@1.0.0 did not start and was dropped.')
  await expect(heading(page, 'Frequently Asked Questions')).toBeVisible()
  await expect(shell).toHaveAttribute('data-version', /^1\.0\.0-local/)
})

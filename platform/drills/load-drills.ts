import { expect, test } from '@playwright/test'
import type { DrilledApp } from './drilled-app'
import {
  downMessage,
  expectDown,
  expectShown,
  expectSubstitute,
  navigate,
  open,
  preparePage,
} from './open-page'

const longestLoad = 10_000

/** Releases whose files fail to load. */
export function describeLoadDrills(drilled: DrilledApp) {
  const { app, path, elsewhere, leave } = drilled

  test('files that a redeploy removed: loads the release that is live now', async ({ page }) => {
    const { stage } = await preparePage(page, drilled)
    const { base } = await stage.release(app, '0.0.1-gone')
    await page.route(`**${base}**`, async (route) => {
      stage.registry.apps[app] = stage.real(app)
      // The tab has been open long enough to fetch the registry again.
      await page.clock.setFixedTime(Date.now() + 120_000)
      await route.fulfill({ status: 404 })
    })
    await page.goto(elsewhere)
    await navigate(page, path)
    await expectShown(page, drilled)
  })

  test('a missing chunk: the previous release replaces it', async ({ page }) => {
    const { stage, reports } = await preparePage(page, drilled)
    const { entry, version } = await stage.release(app, '0.0.1-missing', {
      edit: (name, content) => (name === stage.real(app).entry ? content : undefined),
      hasPrevious: true,
    })
    expect(entry).toBe(stage.real(app).entry)
    await open(page, drilled)
    await expectSubstitute(page, drilled)
    await expect.poll(reports).toContainEqual({ app, version, kind: 'failed', reason: 'chunk' })
    await expect
      .poll(reports)
      .toContainEqual(
        expect.objectContaining({ app, version: stage.real(app).version, kind: 'shown' }),
      )
  })

  test('a slow entry: shows progress, then the previous release', async ({ page }) => {
    const { stage, reports } = await preparePage(page, drilled)
    const { base, entry, version } = await stage.release(app, '0.0.1-slow', { hasPrevious: true })
    await page.route(`**${base}${entry}`, () => new Promise(() => undefined))
    await page.clock.install()
    await page.goto(elsewhere)
    const asked = page.waitForRequest(`**${base}${entry}`)
    await navigate(page, path)
    await asked
    // An app that is on every page loads in the background.
    if (!leave) await expect(page.getByRole('progressbar')).toBeVisible()
    await page.clock.fastForward(longestLoad)
    await expectSubstitute(page, drilled)
    await expect.poll(reports).toContainEqual({ app, version, kind: 'failed', reason: 'timeout' })
  })

  test('a slow entry without a previous release: says so', async ({ page }) => {
    const { stage } = await preparePage(page, drilled)
    const { base, entry } = await stage.release(app, '0.0.1-slow')
    await page.route(`**${base}${entry}`, () => new Promise(() => undefined))
    await page.clock.install()
    const asked = page.waitForRequest(`**${base}${entry}`)
    await open(page, drilled)
    await asked
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(downMessage(page, drilled)).toBeHidden()
    await page.clock.fastForward(longestLoad)
    await expectDown(page, drilled)
  })
}

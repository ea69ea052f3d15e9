import { expect, test } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import type { DrilledApp } from './drilled-app'
import { expectDown, expectShown, navigate, open, preparePage } from './open-page'
import { Stage } from './stage'

const largestEntry = 10_000

/** What depends on the app's own code: its size, its place in the page, and what it does when its session has ended. */
export function describeOwnDrills(drilled: DrilledApp) {
  const { app, build, path, elsewhere, shownWithoutSession } = drilled

  test(`an entry of at most ${largestEntry} compressed bytes`, async ({ page }) => {
    const stage = await Stage.raise(page, build)
    const { base, entry } = stage.real(app)
    const bytes = brotliCompressSync(await stage.read(base + entry)).length
    expect(bytes).toBeLessThanOrEqual(largestEntry)
  })

  test('offline: says so, and loads the app once the network is back', async ({
    page,
    context,
  }) => {
    await preparePage(page, drilled)
    const files = `**/apps/${app}/**`
    await page.route(files, async (route) => {
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    await page.goto(elsewhere)
    await navigate(page, path)
    await expectDown(page, drilled)
    await page.unroute(files)
    await context.setOffline(false)
    await expectShown(page, drilled)
  })

  if (!shownWithoutSession) return
  test('an expired session: says so and leads to the login', async ({ page }) => {
    await preparePage(page, drilled)
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 401, json: { code: 'unauthorized', message: 'Please log in' } }),
    )
    await open(page, drilled)
    await expect(shownWithoutSession(page)).toBeVisible()
  })
}

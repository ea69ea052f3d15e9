import { expect, test } from '@playwright/test'
import type { DrilledApp } from './drilled-app'
import { expectShown, navigate, preparePage } from './open-page'
import { recordLeftovers, type Leftover } from './leftovers'

/** What stays in the page after the app was left. */
export function describeLeftoverDrills(drilled: DrilledApp) {
  const { app, path, elsewhere } = drilled
  const leave = drilled.leave ?? ((page) => navigate(page, elsewhere))

  test('leaves no listener and no replaced function behind', async ({ page }) => {
    await preparePage(page, drilled)
    const leftovers = await recordLeftovers(page)
    const visit = async () => {
      await navigate(page, path)
      await expectShown(page, drilled)
      await leave(page)
      await expect(drilled.shown(page)).toBeHidden()
      return leftovers()
    }
    await page.goto(elsewhere)
    await visit()
    // An effect may be cleaned up after its element is gone.
    await expect
      .poll(async () => (await leftovers()).filter((leftover) => isOf(app, leftover)))
      .toEqual([])
    if (drilled.leave) return
    /** A listener of shared code on the app's behalf shows when there is one more after each visit. */
    const grown = async () => {
      const before = counted(await visit())
      const after = Object.entries(counted(await visit()))
      return after.filter(([what, count]) => count > (before[what] ?? 0))
    }
    await expect.poll(grown).toEqual([])
  })
}

const isOf = (app: string, { what, script }: Leftover) =>
  script?.startsWith(`/apps/${app}/`) || what.endsWith('is replaced')

function counted(leftovers: readonly Leftover[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { what, script } of leftovers) {
    const key = `${what}${script ? ` (${script})` : ''}`
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

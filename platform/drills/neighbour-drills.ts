import { expect, test } from '@playwright/test'
import { shellName } from '../registry'
import type { DrilledApp } from './drilled-app'
import { expectShown, expectSubstitute, open, preparePage } from './open-page'
import type { Edit } from './staged-release'

/** The app with other versions of the shell. */
export function describeNeighbourDrills(drilled: DrilledApp) {
  const { app } = drilled

  test('a newer shell: shows the app', async ({ page }) => {
    const { stage } = await preparePage(page, drilled)
    await stage.release(shellName, '9.9.9', { edit: (_name, content) => withLaterMinor(content) })
    await open(page, drilled)
    await expectShown(page, drilled)
    expect(await page.locator('script#shell').getAttribute('src')).toContain('/shell/9.9.9/')
  })

  test('a newer app in an older shell: shows the app', async ({ page }) => {
    const { stage } = await preparePage(page, drilled)
    await stage.release(app, '9.9.9')
    await open(page, drilled)
    await expectShown(page, drilled)
  })

  test('a newer app that needs more than the shell has: the previous release replaces it', async ({
    page,
  }) => {
    const { stage } = await preparePage(page, drilled)
    const needsMore: Edit = (_name, content) =>
      content.replaceAll(/requiredVersion:"\^1\.\d+\.\d+"/g, `requiredVersion:"^${laterMinor}"`)
    await stage.release(app, '9.9.9', { edit: needsMore, hasPrevious: true })
    await open(page, drilled)
    await expectSubstitute(page, drilled)

    await stage.release(shellName, '9.9.9', { edit: (_name, content) => withLaterMinor(content) })
    await open(page, drilled)
    await expectShown(page, drilled)
  })
}

/** A minor version of the shared packages that no shell has reached. */
const laterMinor = '1.999.0'

/** A shell whose own shared packages have that version. */
function withLaterMinor(content: string): string {
  return content
    .replaceAll(/("@swipefolio\/shared\/[\w-]+",)"1\.\d+\.\d+"/g, `$1"${laterMinor}"`)
    .replaceAll(/("@swipefolio\/shared\/[\w-]+":\[\{version:)"1\.\d+\.\d+"/g, `$1"${laterMinor}"`)
}

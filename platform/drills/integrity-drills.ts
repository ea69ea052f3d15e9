import { expect, test } from '@playwright/test'
import type { DrilledApp } from './drilled-app'
import { expectDown, expectSubstitute, open, preparePage } from './open-page'

const mark = 'tamperedCodeRan'

/** Files that differ from the release: none of them runs. */
export function describeIntegrityDrills(drilled: DrilledApp) {
  const { app } = drilled

  for (const part of ['entry', 'chunk'] as const) {
    test(`a changed ${part}: none of it runs, and the page says so`, async ({ page }) => {
      const { stage } = await preparePage(page, drilled)
      const { base, entry, integrity } = await stage.release(app, '0.0.1-changed')
      const names = Object.keys(integrity).filter((name) => name.endsWith('.js'))
      for (const name of names.filter((one) => (one === entry) === (part === 'entry'))) {
        const content = await stage.read(stage.real(app).base + name)
        stage.tamper(base + name, `globalThis.${mark} = true;${content}`)
      }
      await open(page, drilled)
      await expectDown(page, drilled)
      expect(await page.evaluate((name) => name in globalThis, mark)).toBe(false)
    })
  }

  test('deleted hashes: none of it runs, and the previous release replaces it', async ({
    page,
  }) => {
    const { stage } = await preparePage(page, drilled)
    const edit = (_name: string, content: string) => `globalThis.${mark} = true;${content}`
    await stage.release(app, '0.0.1-unhashed', { edit, hasPrevious: true })
    const staged = stage.registry.apps[app]
    if (staged) staged.integrity = {}
    await open(page, drilled)
    await expectSubstitute(page, drilled)
    if (staged) Reflect.deleteProperty(staged, 'integrity')
    await open(page, drilled)
    await expectSubstitute(page, drilled)
    expect(await page.evaluate((name) => name in globalThis, mark)).toBe(false)
  })
}

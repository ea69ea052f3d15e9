import { expect, test } from '@playwright/test'
import type { DrilledApp } from './drilled-app'
import { expectDown, expectShown, expectSubstitute, open, preparePage } from './open-page'
import type { Edit } from './staged-release'

/** Releases whose files load but fail. */
export function describeBrokenCodeDrills(drilled: DrilledApp) {
  const { app } = drilled

  const drills: { title: string; reason: string; edit: (entry: string, global: string) => Edit }[] =
    [
      {
        title: 'throws on load',
        reason: 'entry',
        edit: (entry) => (name, content) =>
          name === entry ? `throw new Error('drill');${content}` : content,
      },
      {
        title: 'throws in its first render',
        reason: 'error',
        edit: (entry, global) => (name, content) =>
          name === entry ? content + throwingRender(global) : content,
      },
      {
        title: 'needs another version of a shared package',
        reason: 'share',
        edit: (entry) => (name, content) =>
          name === entry ? content.replaceAll(/(requiredVersion:"\^)\d+/g, '$1999') : content,
      },
    ]

  for (const { title, reason, edit } of drills) {
    test(`a release that ${title}: the previous release replaces it`, async ({ page }) => {
      const { stage, reports } = await preparePage(page, drilled)
      const { entry, federationName } = stage.real(app)
      const broken = { edit: edit(entry, federationName) }
      await stage.release(app, '0.0.1-broken', { ...broken, hasPrevious: true })
      await open(page, drilled)
      await expectSubstitute(page, drilled)
      const failure = { app, version: '0.0.1-broken', kind: 'failed', reason }
      await expect.poll(reports).toContainEqual(failure)

      await stage.release(app, '0.0.2-broken', broken)
      await open(page, drilled)
      await expectDown(page, drilled)

      await stage.release(app, '0.0.3-mended')
      await open(page, drilled)
      await expectShown(page, drilled)
    })
  }
}

/** Code after a container that makes each of its screens throw when rendered. */
function throwingRender(global: string): string {
  return `;{
    const { init, get } = ${global}
    const Broken = () => { throw new Error('drill') }
    ${global} = { init, get: async (name) => (await get(name), () => ({ default: Broken })) }
  }`
}

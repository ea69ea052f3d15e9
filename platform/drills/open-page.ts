import { expect, type Page } from '@playwright/test'
import type { DrilledApp } from './drilled-app'
import { recordHealth } from './health-reports'
import { Stage } from './stage'

/** Opens a page that may see the app, with staged releases and without preloads. */
export async function preparePage(page: Page, { prepare, build }: DrilledApp) {
  await prepare?.(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  return { stage: await Stage.raise(page, build), reports: await recordHealth(page) }
}

/** The element that says that an app is down. */
export const downMessage = (page: Page, { title, leave }: DrilledApp) =>
  page.getByRole('alert').filter({
    // Beside an app that is on every page, the page itself may be down, too.
    hasText: RegExp(
      `${leave ? title : `(This page|${title})`} is not available (right now|without a network)\\.`,
    ),
  })

/** The element that says that a previous release is shown. */
const substituteNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'runs in its previous version' })

/** Opens the app's page without waiting for the last image; the assertions wait for content. */
export const open = (page: Page, { path }: DrilledApp) => page.goto(path, { waitUntil: 'commit' })

export const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Expects that the app is down, its place says so, and the rest of the page works. */
export async function expectDown(page: Page, drilled: DrilledApp) {
  await expect(downMessage(page, drilled)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

/** Expects that the app is shown without a notice about releases. */
export async function expectShown(page: Page, drilled: DrilledApp) {
  await expect(drilled.shown(page)).toBeVisible()
  await expect(downMessage(page, drilled)).toBeHidden()
  await expect(substituteNotice(page)).toBeHidden()
}

/** Expects that the app's previous release is shown with a notice. */
export async function expectSubstitute(page: Page, drilled: DrilledApp) {
  await expect(drilled.shown(page)).toBeVisible()
  await expect(substituteNotice(page)).toBeVisible()
  await expect(downMessage(page, drilled)).toBeHidden()
}

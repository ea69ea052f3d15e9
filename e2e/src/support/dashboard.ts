import { expect, type Page } from '@playwright/test'
import { violations } from './axe'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', { name })

/** Opens a section of the dashboard, and waits until it is loaded. */
export async function openSection(page: Page, section: string) {
  await page.goto(`/dashboard?section=${section}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
}

export async function expectAccessible(page: Page, place: string) {
  // A button that is half covered by the sticky header would count as too small a target.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect.soft(await violations(page), place).toEqual([])
}

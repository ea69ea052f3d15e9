import { expect, test } from '@playwright/test'
import { logInDemo } from './support/demo'

test('a member’s home never has two titles', async ({ page }) => {
  await logInDemo(page, 'jobseeker')
  await page.addInitScript(() => {
    const seen: string[][] = []
    Reflect.set(globalThis, 'titlesSeen', seen)
    new MutationObserver(() => {
      const titles = [...document.querySelectorAll('h1')]
        .filter((title) => title.checkVisibility({ visibilityProperty: true }))
        .map((title) => title.textContent)
      if (titles.length > 1) seen.push(titles)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you')
  await expect(page.getByRole('heading', { name: 'Swipe Into Your Dream Job' })).toBeVisible()
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'titlesSeen') as unknown)).toEqual([])
})
